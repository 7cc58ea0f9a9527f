import { Problem } from '../../platform/http/problem.js';
import {
  type Blocker,
  type MachineActor,
  type MachineTransition,
  stateMachine,
} from '../../platform/workflow/state-machine.js';
import { errorsOf } from '../../tickets/record/incomplete.js';
import { ReportAction, ReportState } from '../../vocabulary/work.js';

/** The facts on which the transitions of a report depend. */
export interface ReportFacts {
  readonly state: ReportState;
  readonly positions: number;
  readonly executionDate: string | null;
  readonly serviceTechnician: string | null;
  /** Names of the required custom fields without a value. */
  readonly unfilled?: readonly string[];
  /** Whether the ticket still takes reports: it is neither completed nor closed. */
  readonly ticketTakesReports: boolean;
  /** Whether an ERP writes the invoices, and alone knows when. */
  readonly invoicedElsewhere?: boolean;
}

/** The actor of a transition; `own` for the author and the technician, for agents and for the ERP. */
export type ReportActor = MachineActor<'agent' | 'executor' | 'system'>;

/** A condition of a transition. */
type ReportGuard = 'complete' | 'ticketTakesReports' | 'invoicedHere';

interface ReportRule {
  readonly reason?: true;
}

interface ReportTransition extends MachineTransition<ReportState, ReportActor['kind'], ReportRule> {
  readonly action: ReportAction;
  readonly to: ReportState;
  readonly guards: readonly ReportGuard[];
}

const NEEDED = ['positions', 'executionDate', 'serviceTechnician'] as const;

const GUARDS: Readonly<Record<ReportGuard, (facts: ReportFacts) => Blocker[]>> = {
  complete: ({ unfilled = [], ...facts }) =>
    [...NEEDED.filter((field) => !facts[field]), ...unfilled].map((field) => ({ code: 'STATE_FIELDS', field })),
  ticketTakesReports: (facts) => (facts.ticketTakesReports ? [] : [{ code: 'TICKET_STATE', field: 'ticket' }]),
  invoicedHere: (facts) => (facts.invoicedElsewhere ? [{ code: 'INVOICED_ELSEWHERE' }] : []),
};

const { OpenInWork, Billable, Invoiced, NotInvoiced } = ReportState;

/**
 * The states of a report (spec §4): open in work, then billable, then invoiced or not, which are final. An ERP knows the
 * same as draft, quotation, invoiced and cancelled. It is reopened only while the ticket still takes reports (domain G3).
 */
export const REPORT_TRANSITIONS: readonly ReportTransition[] = [
  {
    action: ReportAction.Complete,
    from: [OpenInWork],
    to: Billable,
    by: { agent: {}, executor: {}, system: {} },
    guards: ['complete'], // G3
  },
  {
    action: ReportAction.Reopen,
    from: [Billable],
    to: OpenInWork,
    by: { agent: { reason: true }, system: {} },
    guards: ['ticketTakesReports'], // G3
  },
  {
    action: ReportAction.Invoice,
    from: [Billable],
    to: Invoiced,
    by: { agent: {}, system: {} },
    guards: ['invoicedHere'], // leads to #13
  },
  { action: ReportAction.Waive, from: [Billable], to: NotInvoiced, by: { agent: {}, system: {} }, guards: [] },
  // The ERP cancelled the order before it was a quotation.
  { action: ReportAction.Waive, from: [OpenInWork], to: NotInvoiced, by: { system: {} }, guards: [] },
];

const machine = stateMachine<ReportState, ReportActor['kind'], ReportRule, ReportTransition, ReportFacts>(
  REPORT_TRANSITIONS,
);

/** The facts that lock head and positions of a report. */
export interface FixedFacts {
  readonly state: ReportState;
  /** When the customer signed it. */
  readonly signedAt?: unknown;
}

/** Head and positions are written while the report is open; everything else is locked (domain "REPORT_LOCKED"). */
export const isLocked = ({ state }: FixedFacts): boolean => state !== OpenInWork;

/** The reason that locks head and positions, if any: the customer's signature or the state. */
export const fixedBy = (facts: FixedFacts): 'REPORT_SIGNED' | 'REPORT_LOCKED' | undefined => {
  if (facts.signedAt) return 'REPORT_SIGNED';
  return isLocked(facts) ? 'REPORT_LOCKED' : undefined;
};

/**
 * Whether a report may be replaced by a new one: it is locked and not invoiced. A report that an executor has completed
 * is corrected by the desk.
 */
export const isCorrectable = (facts: FixedFacts, { kind, own }: ReportActor): boolean =>
  own && fixedBy(facts) !== undefined && facts.state !== Invoiced && (kind === 'agent' || facts.state === OpenInWork);

/** Throws 409 STATE_FIELDS for a report that is incomplete for a signature. */
export function assertComplete(facts: ReportFacts): void {
  const lacking = GUARDS.complete(facts);
  if (lacking.length > 0) throw new Problem(409, 'STATE_FIELDS', {}, errorsOf(lacking));
}

/** A transition of the actor, with its unmet conditions. */
export interface AvailableReportTransition {
  readonly to: ReportState;
  readonly action: ReportAction;
  readonly allowed: boolean;
  readonly unmet: readonly Blocker[];
  readonly needs: readonly 'reason'[];
}

/** All transitions of the actor from the present state, with their unmet conditions, which screens show before the click. */
export const reportTransitionsFrom = (facts: ReportFacts, actor: ReportActor): AvailableReportTransition[] =>
  machine.openings(facts, actor).map(({ transition: { to, action, guards }, rule }) => {
    const unmet = guards.flatMap((guard) => GUARDS[guard](facts));
    return { to, action, allowed: unmet.length === 0, unmet, needs: rule.reason ? ['reason'] : [] };
  });

const SYSTEM: ReportActor = { kind: 'system', own: true };

/**
 * The states through which a report gets to its state in the ERP, which writes the invoices and knows no custom fields;
 * null if no transitions lead to it.
 */
export function systemPath(facts: ReportFacts, to: ReportState): ReportState[] | null {
  const from = (state: ReportState) =>
    reportTransitionsFrom({ ...facts, state, unfilled: [], invoicedElsewhere: false }, SYSTEM);
  const leads = (state: ReportState) => from(state).some((transition) => transition.to === to && transition.allowed);
  if (leads(facts.state)) return [to];
  const between = from(facts.state).find((transition) => transition.allowed && leads(transition.to));
  return between ? [between.to, to] : null;
}

/** Throws 409 for a transition that does not exist or has unmet conditions, 422 for a missing reason. */
export function assertReportTransition(
  facts: ReportFacts,
  to: ReportState,
  actor: ReportActor,
  reason: string | null | undefined,
): void {
  const transition = reportTransitionsFrom(facts, actor).find((possible) => possible.to === to);
  if (!transition) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', { from: facts.state, to });
  const [first] = transition.unmet;
  if (first) throw new Problem(409, first.code, {}, errorsOf(transition.unmet));
  if (transition.needs.includes('reason') && !reason?.trim())
    throw new Problem(422, 'REASON_REQUIRED', {}, [{ pointer: '/reason', code: 'REASON_REQUIRED' }]);
}
