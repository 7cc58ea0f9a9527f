import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { bulkRunner } from '../../../providers/bulk-runner';
import { errorOf } from '../../../providers/problem';
import { type StartOnTickets, useBulkChange } from '../data/use-bulk';
import { TICKETS, type Ticket } from '../model/ticket';
import { isWhole, type Proposal, type Suggestion, valuesOf } from './triage';

const TriageDialog = lazy(() => import('./TriageDialog'));
const RejectDialog = lazy(() => import('./RejectDialog'));

/** One change after the other, so that fast clicks are not lost. */
let before: Promise<unknown> = Promise.resolve();

/** Types untyped tickets and sets their customer, or rejects them; a dialog collects missing fields. */
export function useTriage() {
  const translate = useTranslate();
  const { start } = useBulkChange();
  const [open, setOpen] = useState<{ tickets: Ticket[]; values: object; suggestion?: Suggestion }>();
  const [rejected, setRejected] = useState<Ticket[]>();

  /**
   * Throws the problem of a single refused ticket, so that a form can show it; for several tickets the result shows
   * them.
   */
  const make: StartOnTickets = (tickets, operation, body) => {
    const made = before.then(async () => {
      await start(tickets, operation, body);
      const problem = tickets.length === 1 ? bulkRunner.read()?.rows[0]?.problem : undefined;
      if (problem?.status !== 422) return;
      bulkRunner.close();
      throw errorOf(problem, problem.status, translate, TICKETS.path);
    });
    before = made.catch(() => undefined);
    return made;
  };
  const ask = (tickets: Ticket[], values: object = {}, suggestion?: Suggestion) =>
    tickets.length > 0 && setOpen({ tickets, values, suggestion });
  const accept = (ticket: Ticket, proposal: Proposal | undefined, suggestion?: Suggestion) => {
    if (!proposal) return false;
    const values = valuesOf(proposal);
    if (!isWhole(proposal)) return ask([ticket], values, suggestion);
    return void make([ticket], 'triage', values).catch(() => ask([ticket], values, suggestion));
  };
  const dialog: ReactNode = (
    <Suspense>
      {open && <TriageDialog {...open} make={make} onClose={() => setOpen(undefined)} />}
      {rejected && <RejectDialog tickets={rejected} make={make} onClose={() => setRejected(undefined)} />}
    </Suspense>
  );
  return { ask, accept, reject: (tickets: Ticket[]) => tickets.length > 0 && setRejected(tickets), dialog };
}

export type Triage = ReturnType<typeof useTriage>;
