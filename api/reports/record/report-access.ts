import { Problem } from '../../platform/http/problem.js';
import type { ReadRecord } from '../../platform/read/record.js';
import { currentUser } from '../../platform/tenancy/session.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { actorOn, idOf, type JudgedTicket, ownershipOf, ticketUser } from '../../tickets/record/ticket-ownership.js';
import { can } from '../../tickets/record/ticket-policy.js';
import { isLocked, type ReportActor } from '../workflow/report-workflow.js';
import type { Report } from './report.entity.js';

type JudgedReport = Pick<Report | ReadRecord<Report>, 'state' | 'author' | 'serviceTechnician'>;

/** As what the user acts on a report of the ticket; null for customers, who have no part in reports. */
export function reportActor(report: JudgedReport, ticket: JudgedTicket): ReportActor | null {
  const user = currentUser();
  const { kind, own } = actorOn(ticket, user);
  if (!own || kind === 'customer') return null;
  const persons = [idOf(report.author), idOf(report.serviceTechnician)];
  return { kind, own: kind === 'agent' || persons.includes(user.id) };
}

/** Whether the ticket takes reports from the user now: it is of a type that is reported, and neither completed nor closed. */
export function takesReports(ticket: JudgedTicket): boolean {
  const user = currentUser();
  return can(ownershipOf(ticket, user), ticketUser(user)).report;
}

/** Throws 409 while the ticket takes no reports. */
export function assertTakesReports(ticket: Ticket): void {
  if (!takesReports(ticket)) throw new Problem(409, 'TICKET_STATE', { state: ticket.state });
}

/** Throws 409 for a report that is locked, or whose ticket is settled. */
export function assertWritable(report: Report, ticket: Ticket): void {
  if (isLocked(report)) throw new Problem(409, 'REPORT_LOCKED');
  assertTakesReports(ticket);
}

/** What the user may do with a report; executors remove only their own. */
export function reportRights(report: JudgedReport, ticket: JudgedTicket): { edit: boolean; delete: boolean } {
  const actor = reportActor(report, ticket);
  const edit = actor !== null && !isLocked(report) && takesReports(ticket);
  return { edit, delete: edit && actor.own };
}
