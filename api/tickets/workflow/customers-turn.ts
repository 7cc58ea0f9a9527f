import { ClarificationReason, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import type { TicketFacts } from '../record/ticket-facts.js';

/** What tells whose turn it is. */
export interface TurnFacts extends Pick<TicketFacts, 'type' | 'state' | 'openTasks' | 'reports'> {
  readonly clarificationReason: ClarificationReason | null;
  /** The customer's decision is waited for, and not yet there. */
  readonly awaitsApproval?: boolean;
  /** An appointment waits for the customer's answer. */
  readonly awaitsAppointment?: boolean;
}

const CONFIRMED: readonly TicketType[] = [TicketType.Ticket, TicketType.Incident];

/**
 * Whether the customer is asked to do something next: to submit a draft, to answer, to decide, to answer an appointment, or
 * to confirm a solution; never where the customer could not do it, as with work that is still open (domain G1).
 */
export function isCustomersTurn(facts: TurnFacts): boolean {
  const { state, type, openTasks, reports, clarificationReason, awaitsApproval = false } = facts;
  if (state === TicketState.Draft || facts.awaitsAppointment) return true;
  if (state === TicketState.InClarification)
    return clarificationReason === ClarificationReason.WaitCustomer || awaitsApproval;
  const isDone = openTasks === 0 && reports.every((report) => report.state !== ReportState.OpenInWork);
  return state === TicketState.WorkCompleted && CONFIRMED.includes(type) && isDone;
}
