import { useCallback, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useResourceModel } from '../../../generator/resource-model-context';
import { withValues } from '../../../model/written-values';
import { apiFetch } from '../../../providers/http';
import { StaleError } from '../../../providers/problem';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';
import type { SaveTicket } from '../model/ticket-form';

/** Saves or submits a draft on the version that was loaded; a conflict becomes a question to the user. */
export function useSaveDraft() {
  const ticket = useTicket();
  const { model } = useResourceModel();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefreshTickets();
  const [base, setShownBase] = useState<RaRecord>(ticket);
  // A repeated attempt begins before the next rendering.
  const latest = useRef<RaRecord>(ticket);
  const setBase = useCallback((record: RaRecord) => {
    latest.current = record;
    setShownBase(record);
  }, []);
  const [shown, setShown] = useState<RaRecord>(ticket);
  const follow = useCallback(
    (record: RaRecord) => {
      setBase(record);
      setShown(record);
    },
    [setBase],
  );
  const [stale, setStale] = useState<StaleError>();
  const save: SaveTicket = async ({ files: _files, ...values }, { draft }) => {
    try {
      const fields = model.fields.filter((field) => field.editable);
      const before = latest.current;
      const { confirm } = values;
      const data = { ...withValues(before, fields, values), ...(confirm ? { confirm } : {}) };
      const params = { id: before.id, data, previousData: before };
      const { data: kept } = await dataProvider.update<Ticket>(TICKETS.route, params);
      setBase(kept);
      if (!draft) {
        const body = { to: 'PENDING' };
        await apiFetch(ticketPath(ticket.id, 'transitions'), { method: 'POST', body, version: kept.version });
      }
      return () => {
        if (draft) notify('generator.form.saved', { type: 'success' });
        follow(kept);
        void refresh();
      };
    } catch (error) {
      if (error instanceof StaleError) setStale(error);
      throw error;
    }
  };
  return {
    save,
    base,
    /** The record of the form: the draft as loaded or saved last, without changes of others while the user types. */
    shown,
    follow,
    stale,
    forgetStale: () => setStale(undefined),
    /** Continues on the record that another user has saved. */
    continueOn: (current: Record<string, unknown>) => {
      setStale(undefined);
      setBase({ ...current, id: base.id });
    },
  };
}
