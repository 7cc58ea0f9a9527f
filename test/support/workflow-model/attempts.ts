import fc from 'fast-check';
import type { LivingTicket } from './effects.js';
import { endOfRework, type ModelInput, type ModelSettings } from './model.js';
import { CLOSING, type Kind, LIMITS, TO_ENTER, type Who } from './table.js';
import { inZurich } from './working-time.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A state, or the n-th of the actor's moves. */
export type Aim = { readonly to: string | null } | { readonly nth: number };

/** Input of a move: the closing date as distance from the moment of the move, the closing state as one of those allowed. */
export type Input = Omit<ModelInput, 'closingDate'> & { readonly closedBefore?: number; readonly closingNth?: number };

/** A ticket at a moment with the move, or the change of its type, that an actor tries. */
export interface Attempt {
  readonly ticket: LivingTicket;
  readonly settings: ModelSettings;
  readonly now: number;
  readonly who: Who;
  /** Whether the ticket lies in the actor's scope. */
  readonly own: boolean;
  readonly aim: Aim;
  readonly input: Input;
  readonly kind: Kind;
}

const STATES = ['DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'];
const REASONS = ['WAIT_CUSTOMER', 'WAIT_THIRD_PARTY', 'WAIT_INTERNAL', 'WAIT_APPROVAL'];
const kinds = fc.constantFrom<Kind>('T', 'I', 'O', 'O', 'C', 'U');

const aim: fc.Arbitrary<Aim> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(20).map((nth) => ({ nth })) },
  { weight: 1, arbitrary: fc.constantFrom(null, ...STATES).map((to) => ({ to })) },
);

/** The input that each move may need. */
const complete = fc.record({
  reason: fc.constantFrom('Tropft wieder', 'WAIT_CUSTOMER'),
  clarificationReason: fc.constantFrom(...REASONS),
  text: fc.constant('Welche Pumpe?'),
  closingNth: fc.nat(5),
  closingNote: fc.constant('Erledigt'),
  confirm: fc.constant(['CLOSE_WITHOUT_INVOICE']),
});
const sloppy = fc.record(
  {
    reason: fc.constantFrom('Tropft wieder', ' ', 'WAIT_CUSTOMER'),
    clarificationReason: fc.constantFrom(...REASONS, 'LATER'),
    text: fc.constantFrom('Welche Pumpe?', ''),
    closingState: fc.constantFrom(...Object.keys(CLOSING)),
    closingNote: fc.constantFrom('Erledigt', ' '),
    closedBefore: fc.constantFrom(-HOUR, 0, HOUR, DAY, 3 * DAY, 60 * DAY),
    confirm: fc.constantFrom([], ['CLOSE_WITHOUT_INVOICE'], ['ASSIGNEE_ABSENT']),
  },
  { requiredKeys: [] },
);
const input: fc.Arbitrary<Input> = fc.oneof({ weight: 2, arbitrary: complete }, sloppy, fc.constant({}));

const INVOICE = { number: 'R-2026-17', amount: 21_750, pdf: true };
const invoices = fc.constantFrom(
  [],
  [],
  [INVOICE],
  [INVOICE],
  [{ ...INVOICE, number: null }],
  [{ ...INVOICE, amount: null }],
  [{ ...INVOICE, pdf: false }, INVOICE],
  [{ ...INVOICE, pdf: false }],
);
const reports = fc
  .constantFrom('', 'B', 'B', 'B', 'O', 'I', 'II', 'II', 'NB', 'BO', 'IB')
  .map((letters) => [...letters].map((letter) => REPORTS[letter] as string));
const REPORTS: Record<string, string> = { B: 'BILLABLE', O: 'OPEN_IN_WORK', I: 'INVOICED', N: 'NOT_INVOICED' };

/** Every mandatory field of a state, and the fields that closing looks at. */
export const FIELDS: readonly string[] = [
  ...new Set(Object.values(TO_ENTER).flatMap((words) => words.replaceAll(/\[\w+\]|\?\w+/g, '').split(/[ |]/))),
  'customerCostCenter',
];
const VALUES: Readonly<Record<string, readonly string[]>> = {
  priority: ['NORMAL', 'PREFERRED_DATE'],
  contactChannel: ['PHONE', 'EMAIL'],
  preferredDate: ['2026-12-01'],
};
const ASSIGNED = ['responsible', 'executionCompany', 'executionResponsible'];

/** Fields of a ticket: mostly all of them, at times with a few absent or blank, or without assignment. */
const fields = fc
  .record({
    all: fc.record(
      Object.fromEntries(FIELDS.map((field) => [field, fc.constantFrom(...(VALUES[field] ?? [`${field}-1`]))])),
    ),
    absent: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.constant(ASSIGNED) },
      { weight: 1, arbitrary: fc.subarray(FIELDS as string[], { maxLength: 3 }) },
    ),
    blank: fc.constantFrom(undefined, undefined, '', ' '),
  })
  .map(({ all, absent, blank }): Record<string, string> => {
    const filled = Object.entries(all).filter(([field]) => !absent.includes(field));
    const blanks = blank === undefined ? [] : absent.map((field) => [field, blank]);
    return Object.fromEntries([...filled, ...blanks]);
  });

/** Mostly on, since moves need these settings. */
const mostly = fc.constantFrom(true, true, true, false);
const settings: fc.Arbitrary<ModelSettings> = fc.record({
  taskGuard: fc.constantFrom('ALL', 'COMPLETING'),
  executorCompletesOrders: mostly,
  reportRequired: fc.boolean(),
  closesSolvedTickets: mostly,
  closesInvoicedOrders: mostly,
  closesWithoutInvoice: fc.constantFrom('', 'T', 'TI'),
});

/** A ticket that came into its state `since`, `age` after its creation; summer time ends in the range of moments. */
const tickets = fc
  .record({
    kind: kinds,
    state: fc.constantFrom(null, null, 'WORK_COMPLETED', ...STATES),
    before: fc.constantFrom('PENDING', 'IN_WORK'),
    fields,
    openTasks: fc.constantFrom(0, 0, 0, 0, 1, 3),
    invoices,
    reports,
    approval: fc.constantFrom('NONE', 'REQUESTED', 'APPROVED', 'APPROVED', 'REJECTED'),
    unapprovedCosts: fc.constantFrom(false, false, false, true),
    since: fc.integer({ min: Date.parse('2026-10-02T05:00:00Z'), max: Date.parse('2026-12-31T20:00:00Z') }),
    age: fc.constantFrom(0, 9 * DAY, 18 * DAY),
  })
  .filter(({ kind, state }) => kind === 'O' || state !== 'ORDER_COMPLETED')
  .filter(({ kind, state }) => kind !== 'U' || !['IN_WORK', 'WORK_COMPLETED'].includes(state as string))
  .map(({ since, age, before, ...ticket }): LivingTicket => {
    const isClosed = ticket.state === 'CLOSED';
    return {
      ...ticket,
      before: ticket.state === 'IN_CLARIFICATION' ? before : null,
      createdAt: since - age,
      workCompletedAt: ticket.state?.endsWith('_COMPLETED') ? since : null,
      closedAt: isClosed ? since : null,
      closingState: isClosed ? 'COMPLETED' : null,
      closingDate: isClosed ? inZurich(since).day : null,
    };
  });

/** The time since the ticket came into its state, or the end of a limit with a millisecond beside it. */
const waits = fc.oneof(
  fc.integer({ min: 0, max: 40 * HOUR }),
  fc.integer({ min: 1, max: 20 }).map((days) => days * DAY),
  fc.constantFrom(14 * DAY, 90 * DAY),
  fc.record({ end: fc.constantFrom('rework', 'rework', '14d', '90d'), plus: fc.constantFrom(-1, 0, 1) }),
);

function momentAfter(ticket: LivingTicket, wait: number | { end: string; plus: number }): number {
  const since = ticket.closedAt ?? ticket.workCompletedAt ?? ticket.createdAt;
  if (typeof wait === 'number') return since + wait;
  if (wait.end === 'rework') return (endOfRework(ticket) ?? since + 1) + wait.plus;
  return since + LIMITS.reopenDays[wait.end as '14d' | '90d'] * DAY + wait.plus;
}

export const attempts: fc.Arbitrary<Attempt> = fc
  .record({
    ticket: tickets,
    settings,
    wait: waits,
    who: fc.constantFrom<Who>('A', 'A', 'A', 'C', 'C', 'E', 'E', 'E', 'S', 'S', 'S'),
    own: fc.integer({ min: 0, max: 11 }).map((n) => n > 0),
    aim,
    input,
    kind: kinds,
  })
  .map(({ wait, ...attempt }) => ({ ...attempt, now: momentAfter(attempt.ticket, wait) }));
