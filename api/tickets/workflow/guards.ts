import type { Blocker } from '../../platform/workflow/state-machine.js';
import { ApprovalState, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState, TaskGuard } from '../../vocabulary/work.js';
import { endOfWorkingDay } from '../deadlines/service-time.js';
import { missingFields } from '../record/mandatory-fields.js';
import type { ActorKind, TicketFacts } from '../record/ticket-facts.js';
import type { Guard, Limit, Precondition, Transition } from './transition.js';

const DAY = 86_400_000;

/** Working days after the work, within which customers may order rework (#9) and after which the system closes (#12). */
const SETTLING_WORKING_DAYS = 10;

const endOfSettling = ({ calendar, workCompletedAt }: TicketFacts): Date | null =>
  workCompletedAt && endOfWorkingDay(calendar, workCompletedAt, SETTLING_WORKING_DAYS);

const lacksApproval = ({ type, approval, approvalRequired }: TicketFacts) =>
  approvalRequired || (type === TicketType.Change && approval !== ApprovalState.Approved);
const hasOpenReport = ({ reports }: TicketFacts) => reports.some(({ state }) => state === ReportState.OpenInWork);
const isInvoicedInErp = ({ reports }: Pick<TicketFacts, 'reports'>) =>
  reports.some(({ state }) => state === ReportState.Invoiced);
const refusedIf = (refused: boolean, unmet: Blocker): Blocker[] => (refused ? [unmet] : []);

const PRECONDITIONS: Readonly<Record<Precondition, (facts: TicketFacts) => boolean>> = {
  EXECUTOR_COMPLETES_ORDERS: ({ settings }) => settings.executorCompletesOrders,
  SOLVED_LONG_AGO: (facts) => {
    const end = endOfSettling(facts);
    return facts.settings.closesSolvedTickets && end !== null && facts.now >= end;
  },
  INVOICED_IN_ERP: ({ settings, reports }) =>
    settings.closesInvoicedOrders && reports.length > 0 && reports.every(({ state }) => state === ReportState.Invoiced),
};

/** Whether the transition exists for the actor. */
export const preconditionHolds = (precondition: Precondition | undefined, facts: TicketFacts): boolean =>
  precondition === undefined || PRECONDITIONS[precondition](facts);

const reopenWithin =
  (days: number) =>
  ({ closedAt, now }: Pick<TicketFacts, 'closedAt' | 'now'>): Blocker[] =>
    refusedIf(closedAt === null || now.getTime() - closedAt.getTime() > days * DAY, {
      code: 'REOPEN_TOO_LATE',
      params: { days },
    });

const reopenByCustomer = reopenWithin(14);

/** Whether the customer can never reopen the closed ticket, which a follow-up continues (domain #15). */
export const isClosedForGood = (facts: Pick<TicketFacts, 'closedAt' | 'now' | 'reports' | 'invoices'>): boolean =>
  isInvoicedInErp(facts) || facts.invoices.length > 0 || reopenByCustomer(facts).length > 0;

const LIMITS: Readonly<Record<Limit, (facts: TicketFacts) => Blocker[]>> = {
  UNASSIGNED: ({ responsible, executionCompany, executionResponsible }) =>
    refusedIf(Boolean(responsible || executionCompany || executionResponsible), { code: 'ALREADY_ASSIGNED' }),
  REWORK_10_WORKING_DAYS: (facts) => {
    const end = endOfSettling(facts);
    return refusedIf(end === null || facts.now > end, {
      code: 'REWORK_TOO_LATE',
      params: { days: SETTLING_WORKING_DAYS },
    });
  },
  REOPEN_14_DAYS: reopenByCustomer,
  REOPEN_90_DAYS: reopenWithin(90),
};

/** The limit that has passed for the actor. */
export const limitGaps = (limit: Limit | undefined, facts: TicketFacts): Blocker[] =>
  limit === undefined ? [] : LIMITS[limit](facts);

type FactGuard = (facts: TicketFacts, transition: Transition) => Blocker[];

const openTasks: FactGuard = (facts) =>
  refusedIf(facts.openTasks > 0, { code: 'STATE_TASKS', field: 'tasks', params: { n: facts.openTasks } });

/** Guards of the ticket alone; `transition-check.ts` checks closing details, invoices and clarification with the input. */
const GUARDS: Readonly<Partial<Record<Guard, FactGuard>>> = {
  // Only the deletion of a draft leads to no state, and it has no guard.
  mandatoryFields: (facts, { to }) => missingFields(facts, to!),
  noOpenTasks: openTasks,
  completeInvoice: ({ invoices }) =>
    refusedIf(!invoices.some(({ number, amount, pdf }) => Boolean(number) && amount !== null && pdf), {
      code: 'ORDER_INVOICE',
      field: 'invoices',
    }),
  finishedReports: (facts) =>
    refusedIf(facts.reports.length === 0 || hasOpenReport(facts), { code: 'ORDER_WORK', field: 'reports' }),
  approved: (facts) =>
    refusedIf(lacksApproval(facts), {
      code: 'APPROVAL_MISSING',
      field: 'approval',
    }),
  noOpenReport: (facts) => refusedIf(hasOpenReport(facts), { code: 'REPORT_OPEN', field: 'reports' }),
  notInvoicedInErp: (facts) => refusedIf(isInvoicedInErp(facts), { code: 'CORRECT_INVOICED', field: 'reports' }),
  notInvoiced: (facts) =>
    refusedIf(isInvoicedInErp(facts) || facts.invoices.length > 0, { code: 'REOPEN_INVOICED', field: 'invoices' }),
};

/**
 * The obstacles on the ticket in the order of the guards. By the tenant's setting G1 holds for every transition of users;
 * transitions of the system pass it, since they follow an answer that must not be lost (domain G1).
 */
export function guardGaps(facts: TicketFacts, transition: Transition, kind: ActorKind): Blocker[] {
  const { guards, from } = transition;
  const gaps = guards.flatMap((guard) => GUARDS[guard]?.(facts, transition) ?? []);
  const isBarred = kind !== 'system' && facts.settings.taskGuard === TaskGuard.All;
  const blocksAll = isBarred && from.every((state) => state !== null && state !== TicketState.Draft);
  return blocksAll && !guards.includes('noOpenTasks') ? [...gaps, ...openTasks(facts, transition)] : gaps;
}
