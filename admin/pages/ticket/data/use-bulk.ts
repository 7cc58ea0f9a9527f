import { useListContext, useTranslate } from 'react-admin';
import { useGapName } from '../../../generator/transitions/use-gap-text';
import { useApplication, useMe } from '../../../providers/application';
import { bulkRunner } from '../../../providers/bulk-runner';
import { type Problem, textOf } from '../../../providers/problem';
import { TICKETS, type Ticket, ticketAddress } from '../model/ticket';

import { useRefreshTickets } from './use-ticket';

/** Whether the user may change several tickets at once, according to the API document. */
export const useMayChangeMany = (): boolean =>
  Boolean(useApplication().document.paths?.[`/v1/${TICKETS.path}/bulk`]?.post);

/** Starts an operation of the API on tickets. */
export type StartOnTickets = (
  tickets: readonly Ticket[],
  operation: 'update' | 'transitions' | 'triage',
  body: object,
) => Promise<void>;

/** Starts operations on tickets; `BulkStatus` shows their progress, result and undo. */
export function useBulkChange() {
  const me = useMe();
  const refresh = useRefreshTickets();
  const reasonOf = useReason();
  const start: StartOnTickets = (tickets, operation, body) =>
    bulkRunner.start({
      path: TICKETS.path,
      operation,
      body,
      records: tickets.map(({ id, version, identifier, title }) => ({
        id,
        version,
        title: [identifier, title].filter(Boolean).join(' · '),
        to: ticketAddress(id),
      })),
      done: 'tickets.bulk.done',
      reasonOf,
      settled: refresh,
    });
  return {
    start,
    /** Assigns the tickets to the acting user. */
    take: (tickets: readonly Ticket[]) => start(tickets, 'update', { responsible: me.id }),
  };
}

/** Returns a function that formats the reason why a ticket was not changed, with all missing fields. */
function useReason(): (problem: Problem) => string {
  const translate = useTranslate();
  const unmet = useGapName(TICKETS.path);
  return ({ code, params, status, title, errors = [] }) => {
    const reason = textOf(code, params, translate, TICKETS.path, { status, detail: title });
    const details = errors.map(({ pointer, code: own, params: values }) =>
      unmet({ code: own, field: pointer.slice(1) || undefined, params: values }),
    );
    const further = [...new Set(details)].filter((detail) => detail !== reason);
    return further.length > 0 ? `${reason}: ${further.join(', ')}` : reason;
  };
}

const seen = new Map<string, Ticket>();

/** The selected tickets of all pages, as they were loaded last. */
export function useSelectedTickets(): Ticket[] {
  const { data = [], selectedIds = [] } = useListContext<Ticket>();
  for (const ticket of data) seen.set(ticket.id, ticket);
  return selectedIds.flatMap((id) => seen.get(String(id)) ?? []);
}
