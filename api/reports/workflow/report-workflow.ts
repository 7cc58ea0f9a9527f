import { Problem } from '../../platform/http/problem.js';
import { ReportAction } from '../../vocabulary/report-action.js';
import { ReportState } from '../../vocabulary/report-state.js';

/** Everything the states of a report depend on. */
export interface ReportFacts {
  readonly state: ReportState;
  readonly positions: number;
  readonly executionDate: string | null;
  readonly serviceTechnician: string | null;
  /** Whether the ticket still takes reports: it is neither completed nor closed. */
  readonly ticketTakesReports: boolean;
}

/** Who changes the state of a report. */
export interface ReportActor {
  readonly kind: 'agent' | 'executor';
  /** They have written it or are its technician; always so for agents. */
  readonly own: boolean;
}

/** Something that stands in the way: code of the message and the field it is about. */
export interface ReportGap {
  readonly code: string;
  readonly field?: string;
}

interface ReportTransition {
  readonly action: ReportAction;
  readonly from: ReportState;
  readonly to: ReportState;
  readonly by: readonly ReportActor['kind'][];
  readonly reason?: true;
  readonly guard?: (facts: ReportFacts) => ReportGap[];
}

const NEEDED = ['positions', 'executionDate', 'serviceTechnician'] as const;

const incomplete = (facts: ReportFacts): ReportGap[] =>
  NEEDED.filter((field) => !facts[field]).map((field) => ({ code: 'STATE_FIELDS', field }));

const settledTicket = ({ ticketTakesReports }: ReportFacts): ReportGap[] =>
  ticketTakesReports ? [] : [{ code: 'TICKET_STATE', field: 'ticket' }];

const { OpenInWork, Billable, Invoiced, NotInvoiced } = ReportState;

/**
 * The states of a report (spec §4): open in work, then billable, then invoiced or not, which are final. An ERP knows the
 * same as draft, quotation, invoiced and cancelled. It is reopened only while the ticket still takes reports (domain G3).
 */
export const REPORT_TRANSITIONS: readonly ReportTransition[] = [
  { action: ReportAction.Complete, from: OpenInWork, to: Billable, by: ['agent', 'executor'], guard: incomplete },
  { action: ReportAction.Reopen, from: Billable, to: OpenInWork, by: ['agent'], reason: true, guard: settledTicket },
  { action: ReportAction.Invoice, from: Billable, to: Invoiced, by: ['agent'] },
  { action: ReportAction.Waive, from: Billable, to: NotInvoiced, by: ['agent'] },
];

/** Head and positions are written while the report is open; everything else is locked (domain "REPORT_LOCKED"). */
export const isLocked = ({ state }: Pick<ReportFacts, 'state'>): boolean => state !== OpenInWork;

/** A move that exists for the actor, with what it still lacks. */
export interface ReportMove {
  readonly to: ReportState;
  readonly action: ReportAction;
  readonly allowed: boolean;
  readonly unmet: readonly ReportGap[];
  readonly needs: readonly 'reason'[];
}

const transitionsOf = ({ state }: ReportFacts, { kind, own }: ReportActor) =>
  own ? REPORT_TRANSITIONS.filter(({ from, by }) => from === state && by.includes(kind)) : [];

/** Every move of the actor from here with what it lacks, so that it can be told before the click. */
export const reportMovesFrom = (facts: ReportFacts, actor: ReportActor): ReportMove[] =>
  transitionsOf(facts, actor).map(({ to, action, reason, guard }) => {
    const unmet = guard?.(facts) ?? [];
    return { to, action, allowed: unmet.length === 0, unmet, needs: reason ? ['reason'] : [] };
  });

/** Throws 409 for a move that does not exist or lacks something, 422 where its reason is missing. */
export function assertReportMove(
  facts: ReportFacts,
  to: ReportState,
  actor: ReportActor,
  reason: string | null | undefined,
): void {
  const move = reportMovesFrom(facts, actor).find((one) => one.to === to);
  if (!move) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', { from: facts.state, to });
  const [first] = move.unmet;
  if (first) {
    const errors = move.unmet.map(({ code, field }) => ({ pointer: field ? `/${field}` : '', code }));
    throw new Problem(409, first.code, {}, errors);
  }
  if (move.needs.includes('reason') && !reason?.trim())
    throw new Problem(422, 'REASON_REQUIRED', {}, [{ pointer: '/reason', code: 'REASON_REQUIRED' }]);
}
