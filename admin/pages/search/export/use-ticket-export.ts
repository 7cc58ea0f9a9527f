import { useRef, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useValueText } from '../../../generator/fields/use-value-text';
import { useColumns } from '../../../generator/list/use-columns';
import { embedsOf } from '../../../model/asked';
import { csvOf } from '../../../model/csv';
import { today } from '../../../model/local-time';
import { valueAt } from '../../../model/paths';
import { useFormat } from '../../../providers/use-format';
import { asDialect } from '../model/search-filter';
import { collectTickets } from './collect-tickets';

/** How long the browser may take to fetch what it saves, in milliseconds. */
const KEPT = 60_000;

/** Hands a text to the browser to be saved as a CSV file. */
function saveText(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

/** Saves all tickets of the search as CSV in the language of the user: all columns, also hidden ones, in their order. */
export function useTicketExport() {
  const { filterValues, sort } = useListContext();
  const { columns } = useColumns();
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const text = useValueText();
  const running = useRef<AbortController>(undefined);
  const [done, setDone] = useState<number>();
  const fields = columns.map(({ field }) => field);

  const start = async () => {
    const control = new AbortController();
    running.current = control;
    let loaded = 0;
    const onProgress = (count: number) => {
      loaded = count;
      setDone(count);
    };
    onProgress(0);
    try {
      const tickets = await collectTickets(
        {
          filter: asDialect(filterValues, today()),
          sort: [sort.field, sort.order],
          embed: embedsOf(fields),
        },
        { signal: control.signal, onProgress },
      );
      const head = fields.map((field) => translate(field.label, { _: field.name }));
      const rows = tickets.map((ticket) => fields.map((field) => text(field, valueAt(ticket, field.name), ticket)));
      saveText(csvOf([head, ...rows]), `${translate('dashboard.search.export.fileName', { day: today() })}.csv`);
      notify('dashboard.search.export.done', {
        type: 'success',
        messageArgs: { smart_count: tickets.length, count: format.number(tickets.length) },
      });
    } catch (error) {
      if (control.signal.aborted) notify('dashboard.search.export.cancelled', { type: 'info' });
      else {
        const reason = error instanceof Error ? error.message : String(error);
        notify('dashboard.search.export.failed', { type: 'error', messageArgs: { done: loaded, reason } });
      }
    } finally {
      setDone(undefined);
    }
  };
  return { start, cancel: () => running.current?.abort(), done };
}
