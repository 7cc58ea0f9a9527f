import fc from 'fast-check';
import type { ModelInput, ModelSettings, ModelTicket } from './model.js';
import { CLOSING, type Kind, TO_ENTER, type Who } from './table.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One thing that happens to a ticket: somebody tries to move or re-type it, or the world around it changes. */
export type Step =
  | { readonly do: 'move'; readonly who: Who; readonly own: boolean; readonly aim: Aim; readonly input: Input }
  | { readonly do: 'retype'; readonly who: Who; readonly own: boolean; readonly kind: Kind }
  | { readonly do: 'world'; readonly change: Partial<ModelTicket> }
  | { readonly do: 'write'; readonly field: string; readonly text: string | null }
  | { readonly do: 'wait'; readonly for: number }
  /** Until something runs out, or a millisecond beside it. */
  | { readonly do: 'reach'; readonly end: 'rework' | '14d' | '90d'; readonly plus: number };

/** A certain state, or one of the moves that there are. */
export type Aim = { readonly to: string | null } | { readonly nth: number };

/** Input of a move: the closing date as distance from the moment of the move, the closing state as one of those open. */
export type Input = Omit<ModelInput, 'closingDate'> & { readonly closedBefore?: number; readonly closingNth?: number };

const STATES = ['DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'];
const REASONS = ['WAIT_CUSTOMER', 'WAIT_THIRD_PARTY', 'WAIT_INTERNAL', 'WAIT_APPROVAL'];

/** The agent moves most. */
const who = fc.constantFrom<Who>('A', 'A', 'A', 'C', 'C', 'E', 'E', 'E', 'S', 'S', 'S');
/** Within their scope, but for one in twelve. */
const own = fc.integer({ min: 0, max: 11 }).map((n) => n > 0);
const aim: fc.Arbitrary<Aim> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(20).map((nth) => ({ nth })) },
  { weight: 1, arbitrary: fc.constantFrom(null, ...STATES).map((to) => ({ to })) },
);

/** Everything that any move could ask for. */
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
const reports = fc.constantFrom(
  [],
  ['BILLABLE'],
  ['BILLABLE'],
  ['BILLABLE'],
  ['BILLABLE'],
  ['OPEN_IN_WORK'],
  ['INVOICED'],
  ['INVOICED', 'INVOICED'],
  ['INVOICED', 'INVOICED'],
  ['NOT_INVOICED', 'BILLABLE'],
  ['BILLABLE', 'OPEN_IN_WORK'],
  ['INVOICED', 'BILLABLE'],
);
const approval = fc.constantFrom('NONE', 'REQUESTED', 'APPROVED', 'APPROVED', 'REJECTED');

const world = fc
  .oneof(
    fc.record({ openTasks: fc.constantFrom(0, 0, 0, 1, 3) }),
    fc.record({ invoices }),
    fc.record({ reports }),
    fc.record({ approval }),
    fc.record({ unapprovedCosts: fc.boolean() }),
  )
  .map((change): Step => ({ do: 'world', change }));

/** Every field that any state asks for, and those that closing looks at. */
export const FIELDS: readonly string[] = [
  ...new Set(Object.values(TO_ENTER).flatMap((words) => words.replaceAll(/\[\w+\]|\?\w+/g, '').split(/[ |]/))),
  'customerCostCenter',
];

const VALUES: Readonly<Record<string, readonly string[]>> = {
  priority: ['NORMAL', 'PREFERRED_DATE'],
  contactChannel: ['PHONE', 'EMAIL'],
  preferredDate: ['2026-12-01'],
};
const textOf = (field: string) => fc.constantFrom(...(VALUES[field] ?? [`${field}-1`]));

const write = fc
  .constantFrom(...FIELDS)
  .chain((field) =>
    fc.oneof(
      { weight: 3, arbitrary: textOf(field).map((text): Step => ({ do: 'write', field, text })) },
      { weight: 1, arbitrary: fc.constantFrom(null, '', ' ').map((text): Step => ({ do: 'write', field, text })) },
    ),
  );

const wait = fc
  .oneof(
    fc.integer({ min: 1, max: 40 * HOUR }),
    fc.integer({ min: 1, max: 20 }).map((days) => days * DAY),
    fc.constantFrom(14 * DAY, 90 * DAY),
  )
  .map((time): Step => ({ do: 'wait', for: time }));

const reach = fc.record({
  do: fc.constant('reach' as const),
  end: fc.constantFrom('rework' as const, 'rework' as const, '14d' as const, '90d' as const),
  plus: fc.constantFrom(-1, 0, 1),
});

const move = fc.record({ do: fc.constant('move' as const), who, own, aim, input });
const retype = fc.record({
  do: fc.constant('retype' as const),
  who,
  own,
  kind: fc.constantFrom<Kind>('T', 'I', 'O', 'C', 'U'),
});

export const steps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: move },
    { weight: 3, arbitrary: world },
    { weight: 2, arbitrary: write },
    { weight: 2, arbitrary: wait },
    { weight: 2, arbitrary: reach },
    { weight: 1, arbitrary: retype },
  ),
  { minLength: 4, maxLength: 12, size: 'max' },
);

/** What has to be on for moves to exist at all. */
const mostly = fc.constantFrom(true, true, true, false);

export const settings: fc.Arbitrary<ModelSettings> = fc.record({
  taskGuard: fc.constantFrom('ALL', 'COMPLETING'),
  executorCompletesOrders: mostly,
  reportRequired: fc.boolean(),
  closesSolvedTickets: mostly,
  closesInvoicedOrders: mostly,
  closesWithoutInvoice: fc.constantFrom('', 'T', 'TI'),
});

const NOBODY = ['responsible', 'executionCompany', 'executionResponsible'];

/** Fields of a ticket: mostly all of them, at times with a few left out or nobody assigned. */
const fields = fc
  .record({
    all: fc.record(Object.fromEntries(FIELDS.map((field) => [field, textOf(field)]))),
    left: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.constant(NOBODY) },
      { weight: 1, arbitrary: fc.subarray(FIELDS as string[], { maxLength: 3 }) },
    ),
  })
  .map(({ all, left }) => Object.fromEntries(Object.entries(all).filter(([field]) => !left.includes(field))));

/** How a life begins: with a ticket to be entered, or somewhere in the middle. */
export interface Birth {
  readonly kind: Kind;
  readonly state: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Partial<ModelTicket>;
  /** Friday 2026-10-02 to the end of the year: summer time ends in between. */
  readonly at: number;
  /** For how long it has been in its state, in milliseconds. */
  readonly age: number;
}

export const births: fc.Arbitrary<Birth> = fc
  .record({
    kind: fc.constantFrom<Kind>('T', 'I', 'O', 'O', 'C', 'U'),
    state: fc.constantFrom(null, null, 'WORK_COMPLETED', ...STATES),
    fields,
    facts: fc.oneof(fc.constant({}), fc.record({ invoices, reports, approval })),
    at: fc.integer({ min: Date.parse('2026-10-02T05:00:00Z'), max: Date.parse('2026-12-31T20:00:00Z') }),
    age: fc.constantFrom(0, 9 * DAY, 18 * DAY),
  })
  .filter(({ kind, state }) => kind === 'O' || state !== 'ORDER_COMPLETED')
  .filter(({ kind, state }) => kind !== 'U' || !['IN_WORK', 'WORK_COMPLETED'].includes(state as string));
