import { ClarificationReason, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import type { TicketFacts } from '../record/ticket-facts.js';

/** The facts by which the next party is found. */
export interface TurnFacts extends Pick<TicketFacts, 'type' | 'state' | 'openTasks' | 'reports'> {
  readonly clarificationReason: ClarificationReason | null;
  /** The ticket waits for the customer's decision. */
  readonly awaitsApproval?: boolean;
  /** An appointment waits for the customer's answer. */
  readonly awaitsAppointment?: boolean;
}

const CONFIRMED: readonly TicketType[] = [TicketType.Ticket, TicketType.Incident];

/**
 * Whether the customer acts next: submits a draft, answers, decides, answers an appointment, or confirms a solution whose
 * tasks and reports are finished (domain G1).
 */
export function isCustomersTurn(facts: TurnFacts): boolean {
  const { state, type, openTasks, reports, clarificationReason, awaitsApproval = false } = facts;
  if (state === TicketState.Draft || facts.awaitsAppointment) return true;
  if (state === TicketState.InClarification)
    return clarificationReason === ClarificationReason.WaitCustomer || awaitsApproval;
  const isDone = openTasks === 0 && reports.every((report) => report.state !== ReportState.OpenInWork);
  return state === TicketState.WorkCompleted && CONFIRMED.includes(type) && isDone;
}
