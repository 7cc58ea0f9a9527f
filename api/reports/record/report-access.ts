import { Problem } from '../../platform/http/problem.js';
import type { ReadRecord } from '../../platform/read/record.js';
import { currentUser } from '../../platform/tenancy/session.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { actorOn, idOf, type JudgedTicket, ownershipOf } from '../../tickets/record/ticket-ownership.js';
import { can } from '../../tickets/record/ticket-policy.js';
import { ticketUser } from '../../tickets/record/ticket-user.js';
import { fixedBy, isCorrectable, type ReportActor } from '../workflow/report-workflow.js';
import type { Report } from './report.entity.js';
import type { ReportRights } from './report-rights.js';

type JudgedReport = Pick<Report | ReadRecord<Report>, 'state' | 'author' | 'serviceTechnician' | 'signedAt'>;

/** The role of the user on a report of the ticket; null for customers, who have no access to reports. */
export function reportActor(report: JudgedReport, ticket: JudgedTicket): ReportActor | null {
  const user = currentUser();
  const { kind, own } = actorOn(ticket, user);
  if (!own || kind === 'customer') return null;
  const persons = [idOf(report.author), idOf(report.serviceTechnician)];
  return { kind, own: kind === 'agent' || persons.includes(user.id) };
}

/** Whether the ticket takes reports from the user now: its type has reports, and it is neither completed nor closed. */
export function takesReports(ticket: JudgedTicket): boolean {
  const user = currentUser();
  return can(ownershipOf(ticket, user), ticketUser(user)).report;
}

/** Throws 409 while the ticket takes no reports. */
export function assertTakesReports(ticket: Ticket): void {
  if (!takesReports(ticket)) throw new Problem(409, 'TICKET_STATE', { state: ticket.state });
}

/** Throws 409 for a report that is signed or locked, or whose ticket is completed. */
export function assertWritable(report: Report, ticket: Ticket): void {
  const fixed = fixedBy(report);
  if (fixed) throw new Problem(409, fixed);
  assertTakesReports(ticket);
}

/** The user's rights on a report; executors delete, correct and let customers sign only their own. */
export function reportRights(report: JudgedReport, ticket: JudgedTicket, isCorrected: boolean): ReportRights {
  const actor = reportActor(report, ticket);
  const isTaken = actor !== null && takesReports(ticket);
  const edit = isTaken && !fixedBy(report);
  const own = edit && actor.own;
  return { edit, delete: own, sign: own, correct: isTaken && !isCorrected && isCorrectable(report, actor) };
}
