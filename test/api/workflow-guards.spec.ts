import fc from 'fast-check';
import { Problem } from '../../api/platform/http/problem.js';
import { mandatoryFields, missingFields } from '../../api/tickets/record/mandatory-fields.js';
import type { Actor, CustomDemand, TicketFacts, TransitionInput } from '../../api/tickets/record/ticket-facts.js';
import { isCustomersTurn, type TurnFacts } from '../../api/tickets/workflow/customers-turn.js';
import { isClosedForGood } from '../../api/tickets/workflow/guards.js';
import { assertAllowed, availableTransitions, checkTransition } from '../../api/tickets/workflow/transition-check.js';
import { CLARIFICATION_REASONS, TICKET_STATES, TICKET_TYPES, type TicketState } from '../../api/vocabulary/ticket.js';
import { AGENT, CUSTOMER, DEFAULT_SETTINGS, EXECUTOR, facts, INVOICE, SYSTEM } from '../support/ticket-facts.js';

const CLOSE: TransitionInput = { closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };

const obstacles = (ticket: TicketFacts, to: TicketState, actor: Actor = AGENT, input: TransitionInput = {}) =>
  checkTransition(ticket, to, actor, input).unmet.map(({ code, field }) => (field ? `${code} ${field}` : code));

const refusal = (act: () => unknown): Problem => {
  try {
    act();
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
  throw new Error('The move was made');
};

const empty = facts({
  ...Object.fromEntries(
    Object.entries(facts())
      .filter(([, value]) => typeof value === 'string')
      .map(([key]) => [key, ' ']),
  ),
  type: 'TICKET',
  state: null,
  approval: 'NONE',
  reports: [],
} as Partial<TicketFacts>);

const SUBMIT = 'customer customerDescription priority contactChannel contactName contactPhone';

describe("the tenant's own fields (G0)", () => {
  const demand = (given: Partial<CustomDemand> = {}) => [
    { field: 'custom.hall', types: [], states: [], filled: false, ...given },
  ];
  const missing = (given: Partial<CustomDemand>, ticket: Partial<TicketFacts>, state: TicketState) =>
    missingFields(facts({ custom: demand(given), ...ticket }), state).map(({ code, field }) => `${code} ${field}`);

  it.each<[string, Partial<CustomDemand>, Partial<TicketFacts>, TicketState[], TicketState[]]>([
    [
      'from the submission on',
      {},
      {},
      ['PENDING', 'IN_WORK', 'WORK_COMPLETED', 'ORDER_COMPLETED'],
      ['DRAFT', 'CLOSED'],
    ],
    ['from a state on', { states: ['IN_WORK'] }, {}, ['IN_WORK', 'WORK_COMPLETED'], ['PENDING', 'IN_CLARIFICATION']],
    ['for a state beside the way alone', { states: ['CLOSED'] }, {}, ['CLOSED'], ['PENDING', 'IN_WORK']],
    ['for a clarification', { states: ['IN_CLARIFICATION'] }, {}, ['IN_CLARIFICATION'], ['PENDING', 'CLOSED']],
    ['for its types', { types: ['ORDER', 'TICKET'] }, {}, ['PENDING'], []],
    ['for no other type', { types: ['ORDER'] }, {}, [], ['PENDING', 'IN_WORK']],
    ['until they are filled', { filled: true }, {}, [], ['PENDING', 'IN_WORK']],
    ['not for a mail that nobody has typed', {}, { type: 'UNKNOWN', contactChannel: 'EMAIL' }, [], ['PENDING']],
  ])('are asked for %s', (_what, given, ticket, asking, silent) => {
    for (const state of asking)
      expect([state, missing(given, ticket, state)]).toEqual([state, ['STATE_FIELDS custom.hall']]);
    for (const state of silent) expect([state, missing(given, ticket, state)]).toEqual([state, []]);
  });

  it('are told beforehand with the others', () => {
    const asked = mandatoryFields(facts({ custom: demand({ filled: true }) }), 'PENDING');
    expect(asked).toContainEqual(['custom.hall']);
    expect(asked).toContainEqual(['contactPhone', 'contactEmail']);
    expect(mandatoryFields(facts(), 'PENDING')).not.toContainEqual(['custom.hall']);
  });
});

describe('mandatory fields (G0)', () => {
  const cases: [string, Partial<TicketFacts>, TicketState, string][] = [
    ['a draft', {}, 'DRAFT', 'customer'],
    ['a ticket', {}, 'PENDING', `${SUBMIT} category`],
    ['an order', { type: 'ORDER' }, 'PENDING', `${SUBMIT} category location`],
    ['an unknown request', { type: 'UNKNOWN' }, 'PENDING', SUBMIT],
    ['an unknown mail', { type: 'UNKNOWN', contactChannel: 'EMAIL' }, 'PENDING', 'customerDescription contactEmail'],
    [
      'a ticket for a preferred date',
      { priority: 'PREFERRED_DATE' },
      'PENDING',
      `${SUBMIT.replace(' priority', '')} category preferredDate`,
    ],
    ['a ticket in work', { state: 'PENDING' }, 'IN_WORK', `${SUBMIT} category assignmentGroup responsible`],
    [
      'an order in work',
      { type: 'ORDER', state: 'PENDING' },
      'IN_WORK',
      `${SUBMIT} category location assignmentGroup executionCompany executionDescription`,
    ],
    [
      'a solved incident',
      { type: 'INCIDENT', state: 'IN_WORK' },
      'WORK_COMPLETED',
      `${SUBMIT} category assignmentGroup responsible closingNote`,
    ],
    [
      'a worked order',
      { type: 'ORDER', state: 'IN_WORK' },
      'WORK_COMPLETED',
      `${SUBMIT} category location assignmentGroup executionCompany executionDescription reports`,
    ],
  ];
  for (const [what, given, to, fields] of cases)
    it(`of ${what} are named one by one`, () => {
      const { unmet } = checkTransition({ ...empty, ...given }, to, AGENT, {});
      expect(unmet.map(({ code }) => code)).toEqual(unmet.map(() => 'STATE_FIELDS'));
      expect(unmet.map(({ field }) => field).join(' ')).toBe(fields);
    });

  it('are content with any one of several fields', () => {
    const reachable = facts({ contactPhone: null, type: 'ORDER', executionCompany: null });
    expect(obstacles(reachable, 'IN_WORK')).toEqual([]);
    const silent = checkTransition({ ...reachable, contactEmail: '' }, 'IN_WORK', AGENT, {});
    expect(silent.unmet).toEqual([
      { code: 'STATE_FIELDS', field: 'contactPhone', params: { anyOf: ['contactPhone', 'contactEmail'] } },
    ]);
  });

  it('spare tickets and changes what only orders or incidents need', () => {
    const plain = facts({
      state: 'IN_WORK',
      closingNote: null,
      reports: [],
      location: null,
      executionDescription: null,
    });
    expect(obstacles(plain, 'WORK_COMPLETED')).toEqual([]);
    expect(obstacles({ ...plain, type: 'CHANGE' }, 'WORK_COMPLETED')).toEqual(['STATE_FIELDS closingNote']);
  });

  it('take the solution from the move as well, and the dialog asks for it', () => {
    const incident = facts({ type: 'INCIDENT', state: 'IN_WORK', closingNote: null });
    expect(obstacles(incident, 'WORK_COMPLETED', AGENT, { closingNote: 'Sicherung ersetzt' })).toEqual([]);
    const move = availableTransitions(incident, AGENT).find(({ to }) => to === 'WORK_COMPLETED');
    expect(move).toMatchObject({ allowed: true, unmet: [], needs: ['solution'], confirm: [], closingStates: [] });
  });

  it('let the tenant do without a report', () => {
    const order = facts({ type: 'ORDER', state: 'IN_WORK', reports: [] });
    expect(obstacles(order, 'WORK_COMPLETED')).toEqual(['STATE_FIELDS reports']);
    expect(obstacles({ ...order, settings: { ...DEFAULT_SETTINGS, reportRequired: false } }, 'WORK_COMPLETED')).toEqual(
      [],
    );
  });
});

describe('open tasks (G1)', () => {
  const moves: [Partial<TicketFacts>, TicketState, boolean][] = [
    [{ state: 'DRAFT' }, 'PENDING', false],
    [{ state: 'PENDING' }, 'IN_WORK', false],
    [{ state: 'PENDING' }, 'IN_CLARIFICATION', false],
    [{ state: 'IN_CLARIFICATION', previousState: 'IN_WORK' }, 'IN_WORK', false],
    [{ state: 'IN_WORK' }, 'PENDING', false],
    [{ state: 'IN_WORK' }, 'WORK_COMPLETED', true],
    [{ state: 'WORK_COMPLETED' }, 'IN_WORK', false],
    [{ state: 'WORK_COMPLETED', type: 'ORDER' }, 'ORDER_COMPLETED', true],
    [{ state: 'ORDER_COMPLETED', type: 'ORDER' }, 'WORK_COMPLETED', false],
    [{ state: 'WORK_COMPLETED' }, 'CLOSED', true],
    [{ state: 'ORDER_COMPLETED', type: 'ORDER' }, 'CLOSED', true],
    [{ state: 'PENDING' }, 'CLOSED', true],
    [{ state: 'CLOSED' }, 'IN_WORK', false],
  ];
  for (const [given, to, completing] of moves)
    it(`block ${given.state} -> ${to} as the tenant has it`, () => {
      const ticket = facts({ ...given, openTasks: 2 });
      const blocked = (taskGuard: 'ALL' | 'COMPLETING') =>
        obstacles({ ...ticket, settings: { ...DEFAULT_SETTINGS, taskGuard } }, to).filter(
          (one) => one === 'STATE_TASKS tasks',
        ).length;
      expect(blocked('ALL')).toBe(given.state === 'DRAFT' ? 0 : 1);
      expect(blocked('COMPLETING')).toBe(completing ? 1 : 0);
    });
});

describe('what the system moves because of an answer', () => {
  const waiting = facts({ state: 'IN_CLARIFICATION', previousState: 'IN_WORK', openTasks: 2 });

  it('passes open tasks, which people do not', () => {
    expect(checkTransition(waiting, 'IN_WORK', SYSTEM, {})).toMatchObject({ allowed: true, transition: { number: 6 } });
    expect(obstacles(waiting, 'IN_WORK')).toEqual(['STATE_TASKS tasks']);
  });

  it('becomes PENDING where nothing else is to be had', () => {
    const stuck = { ...waiting, responsible: null, contactName: ' ', approvalRequired: true };
    expect(obstacles(stuck, 'IN_WORK', SYSTEM)).toContain('STATE_FIELDS responsible');
    expect(checkTransition(stuck, 'PENDING', SYSTEM, {})).toMatchObject({ allowed: true, transition: { number: 6 } });
    expect(obstacles(stuck, 'PENDING')).toEqual(['TRANSITION_NOT_ALLOWED']);
  });

  it('does not close a ticket with open tasks', () => {
    const settings = { ...DEFAULT_SETTINGS, closesSolvedTickets: true, taskGuard: 'COMPLETING' as const };
    const workCompletedAt = new Date('2026-10-01T09:00:00Z');
    const solved = facts({ state: 'WORK_COMPLETED', workCompletedAt, openTasks: 1, invoices: [INVOICE], settings });
    expect(obstacles(solved, 'CLOSED', SYSTEM)).toEqual(['STATE_TASKS tasks']);
  });
});

describe("the customer's turn", () => {
  const turn = (given: Partial<TurnFacts>) =>
    isCustomersTurn({ ...facts({ state: 'WORK_COMPLETED', ...given }), clarificationReason: null, ...given });
  const asked = { state: 'IN_CLARIFICATION' } as const;

  it.each<[string, Partial<TurnFacts>, boolean]>([
    ['a draft', { state: 'DRAFT' }, true],
    ['a question', { ...asked, clarificationReason: 'WAIT_CUSTOMER' }, true],
    ['a decision', { ...asked, clarificationReason: 'WAIT_APPROVAL', awaitsApproval: true }, true],
    ['a decision that is made', { ...asked, clarificationReason: 'WAIT_APPROVAL' }, false],
    ['a question to others', { ...asked, clarificationReason: 'WAIT_THIRD_PARTY' }, false],
    ['a solution', {}, true],
    ['a solution with an open task', { openTasks: 1 }, false],
    ['a solution with an open report', { type: 'INCIDENT', reports: [{ state: 'OPEN_IN_WORK' }] }, false],
    ['a change that was made', { type: 'CHANGE' }, false],
    ['work', { state: 'IN_WORK' }, false],
    ['what is over', { state: 'CLOSED' }, false],
  ])('is told of %s where something can be done', (_what, given, expected) => {
    expect(turn(given)).toBe(expected);
  });
});

describe('an order', () => {
  const done = facts({ type: 'ORDER', state: 'WORK_COMPLETED', invoices: [INVOICE] });
  const complete = (given: Partial<TicketFacts>) => obstacles({ ...done, ...given }, 'ORDER_COMPLETED');

  it('is completed with an invoice and a finished report', () => {
    expect(complete({})).toEqual([]);
    expect(complete({ invoices: [{ ...INVOICE, pdf: false }, INVOICE] })).toEqual([]);
  });

  it('is not completed without an invoice that has number, amount and PDF (G2)', () => {
    for (const invoices of [
      [],
      [{ ...INVOICE, number: null }],
      [{ ...INVOICE, number: '' }],
      [{ ...INVOICE, amount: null }],
      [{ ...INVOICE, pdf: false }],
    ])
      expect(complete({ invoices })).toEqual(['ORDER_INVOICE invoices']);
  });

  it('is not completed while a report is missing or in work (G3)', () => {
    expect(complete({ reports: [] })).toEqual(['ORDER_WORK reports']);
    expect(complete({ reports: [{ state: 'BILLABLE' }, { state: 'OPEN_IN_WORK' }] })).toEqual(['ORDER_WORK reports']);
  });

  it('is corrected with a reason as long as the ERP has invoiced nothing', () => {
    const completed = facts({ type: 'ORDER', state: 'ORDER_COMPLETED' });
    expect(obstacles(completed, 'WORK_COMPLETED')).toEqual(['REASON_REQUIRED reason']);
    expect(obstacles(completed, 'WORK_COMPLETED', AGENT, { reason: 'Falsche Rechnung' })).toEqual([]);
    const invoiced = facts({ ...completed, reports: [{ state: 'INVOICED' }] });
    expect(obstacles(invoiced, 'WORK_COMPLETED', AGENT, { reason: 'x' })).toEqual(['CORRECT_INVOICED reports']);
  });

  it('is handed back by its executor only with a reason', () => {
    const order = facts({ type: 'ORDER', state: 'IN_WORK' });
    expect(obstacles(order, 'PENDING', EXECUTOR)).toEqual(['REASON_REQUIRED reason']);
    expect(obstacles(order, 'PENDING', EXECUTOR, { reason: 'Kein Zugang' })).toEqual([]);
    expect(obstacles(order, 'PENDING', AGENT)).toEqual([]);
  });
});

describe('approval (G6)', () => {
  it('is needed by a change, and by what costs too much, before it goes into work', () => {
    for (const approval of ['NONE', 'REQUESTED', 'REJECTED'] as const) {
      expect(obstacles(facts({ type: 'CHANGE', approval }), 'IN_WORK')).toEqual(['APPROVAL_MISSING approval']);
      expect(obstacles(facts({ approvalRequired: true, approval }), 'IN_WORK')).toEqual(['APPROVAL_MISSING approval']);
      expect(obstacles(facts({ approval }), 'IN_WORK')).toEqual([]);
    }
    expect(obstacles(facts({ type: 'CHANGE', approval: 'APPROVED' }), 'IN_WORK')).toEqual([]);
  });

  it('is needed before an order that costs too much is completed', () => {
    const done = facts({ type: 'ORDER', state: 'WORK_COMPLETED', invoices: [INVOICE], approvalRequired: true });
    expect(obstacles(done, 'ORDER_COMPLETED')).toEqual(['APPROVAL_MISSING approval']);
    expect(obstacles({ ...done, approvalRequired: false }, 'ORDER_COMPLETED')).toEqual([]);
  });

  it('is needed on the way back into work, but not on the way back to pending', () => {
    const waiting = facts({ type: 'CHANGE', state: 'IN_CLARIFICATION', approval: 'REQUESTED' });
    expect(obstacles({ ...waiting, previousState: 'IN_WORK' }, 'IN_WORK', SYSTEM)).toEqual([
      'APPROVAL_MISSING approval',
    ]);
    expect(obstacles({ ...waiting, previousState: 'PENDING' }, 'PENDING', SYSTEM)).toEqual([]);
  });
});

describe('a clarification (G7)', () => {
  const ask = (input: TransitionInput) => checkTransition(facts(), 'IN_CLARIFICATION', AGENT, input);

  it('needs a reason and a text', () => {
    for (const input of [
      {},
      { clarificationReason: 'WAIT_CUSTOMER' },
      { clarificationReason: 'WAIT_CUSTOMER', text: ' ' },
      { text: 'Welche Pumpe?' },
      { reason: 'WAIT_CUSTOMER' },
      { reason: 'Welche Pumpe?' },
      { clarificationReason: 'LATER', text: 'Welche Pumpe?' },
    ] as TransitionInput[])
      expect(ask(input).unmet).toEqual([{ code: 'CLARIFICATION_REQUIRED', field: 'reason' }]);
  });

  it('takes them from either field', () => {
    const clarification = { reason: 'WAIT_CUSTOMER', text: 'Welche Pumpe?', toCustomer: true };
    for (const input of [
      { clarificationReason: 'WAIT_CUSTOMER', text: 'Welche Pumpe?' },
      { clarificationReason: 'WAIT_CUSTOMER', reason: 'Welche Pumpe?' },
      { reason: 'WAIT_CUSTOMER', text: 'Welche Pumpe?' },
    ])
      expect(ask(input)).toMatchObject({ allowed: true, clarification });
  });

  it('speaks to the customer only when it waits for them or their approval', () => {
    const told = CLARIFICATION_REASONS.filter((reason) => ask({ reason, text: 'Warum?' }).clarification?.toCustomer);
    expect(told).toEqual(['WAIT_CUSTOMER', 'WAIT_APPROVAL']);
  });

  it('is announced by the move', () => {
    expect(availableTransitions(facts(), AGENT).find(({ number }) => number === 5)?.needs).toEqual(['clarification']);
  });
});

describe('time limits', () => {
  const solved = (now: string) =>
    facts({ state: 'WORK_COMPLETED', workCompletedAt: new Date('2026-11-06T15:00:00Z'), now: new Date(now) });
  const rework = (ticket: TicketFacts, actor: Actor) =>
    obstacles(ticket, 'IN_WORK', actor, { reason: 'Tropft wieder' });

  it('give the customer ten working days to ask for rework, the agent any time', () => {
    expect(rework(solved('2026-11-20T16:00:00Z'), CUSTOMER)).toEqual([]);
    expect(rework(solved('2026-11-20T16:00:01Z'), CUSTOMER)).toEqual(['REWORK_TOO_LATE']);
    expect(rework({ ...solved('2026-11-20T16:00:00Z'), workCompletedAt: null }, CUSTOMER)).toEqual(['REWORK_TOO_LATE']);
    expect(rework(solved('2027-11-20T16:00:01Z'), AGENT)).toEqual([]);
    expect(obstacles(solved('2026-11-10T16:00:00Z'), 'IN_WORK', CUSTOMER)).toEqual(['REASON_REQUIRED reason']);
  });

  const closed = (days: number, given: Partial<TicketFacts> = {}) =>
    facts({
      state: 'CLOSED',
      closedAt: new Date('2026-06-01T12:00:00Z'),
      now: new Date(Date.UTC(2026, 5, 1 + days, 12)),
      ...given,
    });
  const reopen = (ticket: TicketFacts, actor: Actor) =>
    obstacles(ticket, 'IN_WORK', actor, { reason: 'Tropft wieder' });

  it('let the customer reopen for 14 days and the agent for 90', () => {
    expect(reopen(closed(14), CUSTOMER)).toEqual([]);
    expect(reopen(closed(15), CUSTOMER)).toEqual(['REOPEN_TOO_LATE']);
    expect([14, 15].map((days) => isClosedForGood(closed(days)))).toEqual([false, true]);
    expect(reopen(closed(90), AGENT)).toEqual([]);
    expect(reopen(closed(91), AGENT)).toEqual(['REOPEN_TOO_LATE']);
    expect(reopen(closed(1, { closedAt: null }), AGENT)).toEqual(['REOPEN_TOO_LATE']);
    expect(obstacles(closed(1), 'IN_WORK', AGENT)).toEqual(['REASON_REQUIRED reason']);
  });

  it('do not matter where something is invoiced: that is not reopened', () => {
    expect(reopen(closed(1, { invoices: [INVOICE] }), AGENT)).toEqual(['REOPEN_INVOICED invoices']);
    expect(isClosedForGood(closed(1, { invoices: [INVOICE] }))).toBe(true);
    expect(isClosedForGood(closed(1, { reports: [{ state: 'INVOICED' }] }))).toBe(true);
    expect(reopen(closed(1, { reports: [{ state: 'INVOICED' }] }), AGENT)).toEqual(['REOPEN_INVOICED invoices']);
  });

  it('let a customer withdraw only what nobody has been assigned to', () => {
    const alone = facts({ responsible: null, executionCompany: null, executionResponsible: null });
    const withdraw = (given: Partial<TicketFacts>) =>
      obstacles({ ...alone, ...given }, 'CLOSED', CUSTOMER, { closingNote: 'Hat sich erledigt' });
    expect(withdraw({ reports: [] })).toEqual([]);
    for (const person of ['responsible', 'executionCompany', 'executionResponsible'])
      expect(withdraw({ reports: [], [person]: 'someone' })).toEqual(['ALREADY_ASSIGNED']);
  });
});

describe('the system', () => {
  const settings = { ...DEFAULT_SETTINGS, closesSolvedTickets: true, closesInvoicedOrders: true };
  const solved = facts({
    state: 'WORK_COMPLETED',
    workCompletedAt: new Date('2026-11-06T15:00:00Z'),
    now: new Date('2026-11-20T16:00:00Z'),
    invoices: [INVOICE],
    settings,
  });
  const closes = (ticket: TicketFacts) => checkTransition(ticket, 'CLOSED', SYSTEM, {});

  it('closes solved tickets and incidents after ten working days where the tenant says so', () => {
    expect(closes(solved)).toMatchObject({ allowed: true, closing: { state: 'COMPLETED' } });
    expect(closes({ ...solved, type: 'INCIDENT' }).allowed).toBe(true);
    expect(closes({ ...solved, type: 'CHANGE' }).transition).toBeNull();
    expect(closes({ ...solved, now: new Date('2026-11-20T15:59:59Z') }).transition).toBeNull();
    expect(closes({ ...solved, workCompletedAt: null }).transition).toBeNull();
    expect(closes({ ...solved, settings: DEFAULT_SETTINGS }).transition).toBeNull();
  });

  it('skips tickets without invoice unless the tenant has confirmed their type, and confirms nothing itself', () => {
    const free = { ...solved, invoices: [] };
    const confirm = ['CLOSE_WITHOUT_INVOICE'];
    expect(checkTransition(free, 'CLOSED', SYSTEM, { confirm }).unmet).toEqual([{ code: 'CLOSE_WITHOUT_INVOICE' }]);
    const agreed = { ...free, settings: { ...settings, closesWithoutInvoice: ['TICKET' as const] } };
    expect(closes(agreed).allowed).toBe(true);
    expect(closes({ ...agreed, type: 'INCIDENT' }).allowed).toBe(false);
  });

  it('closes orders once the ERP has invoiced all their reports', () => {
    const order = facts({ type: 'ORDER', state: 'ORDER_COMPLETED', invoices: [INVOICE], settings });
    const invoiced = { ...order, reports: [{ state: 'INVOICED' as const }] };
    expect(closes(invoiced)).toMatchObject({
      allowed: true,
      closing: { state: 'INVOICED' },
      transition: { number: 13 },
    });
    expect(closes({ ...order, reports: [] }).transition).toBeNull();
    expect(closes({ ...order, reports: [{ state: 'INVOICED' }, { state: 'BILLABLE' }] }).transition).toBeNull();
    expect(closes({ ...invoiced, settings: DEFAULT_SETTINGS }).transition).toBeNull();
  });
});

describe('a refusal', () => {
  it('asks to confirm a closing without invoice, and takes yes for an answer', () => {
    const problem = refusal(() =>
      assertAllowed(checkTransition(facts(), 'CLOSED', AGENT, { closingState: 'COMPLETED' })),
    );
    expect(problem).toMatchObject({
      status: 409,
      code: 'CONFIRMATION_REQUIRED',
      params: { codes: ['CLOSE_WITHOUT_INVOICE'] },
      errors: [{ pointer: '/confirm', code: 'CLOSE_WITHOUT_INVOICE' }],
    });
    expect(
      refusal(() => assertAllowed(checkTransition(facts(), 'CLOSED', AGENT, { ...CLOSE, confirm: ['YES'] }))).code,
    ).toBe(problem.code);
    expect(assertAllowed(checkTransition(facts(), 'CLOSED', AGENT, CLOSE)).transition.number).toBe(14);
    expect(
      assertAllowed(checkTransition(facts({ invoices: [INVOICE] }), 'CLOSED', AGENT, { closingState: 'COMPLETED' }))
        .allowed,
    ).toBe(true);
  });

  it('asks for it in no other place than the spec does', () => {
    const order = facts({ type: 'ORDER', state: 'ORDER_COMPLETED' });
    expect(
      assertAllowed(checkTransition(order, 'CLOSED', AGENT, { closingState: 'COMPLETED' })).transition.number,
    ).toBe(13);
    const confirms = availableTransitions(facts({ state: 'WORK_COMPLETED' }), AGENT).map(({ number, confirm }) => [
      number,
      confirm,
    ]);
    expect(confirms).toEqual([
      [9, []],
      [12, ['CLOSE_WITHOUT_INVOICE']],
    ]);
  });

  it.each<[string, Partial<TicketFacts>, string[]]>([
    ['a request without a report', { reports: [] }, []],
    ['a request with an invoiced report', { reports: [{ state: 'INVOICED' }] }, []],
    ['a request with a billable report', { reports: [{ state: 'BILLABLE' }] }, ['CLOSE_WITHOUT_INVOICE']],
    ['a request of a customer who wishes invoices', { reports: [], invoiceRequested: true }, ['CLOSE_WITHOUT_INVOICE']],
    ['an order', { type: 'ORDER', reports: [] }, ['CLOSE_WITHOUT_INVOICE']],
    ['an order with an invoice', { type: 'ORDER', reports: [], invoices: [INVOICE] }, []],
  ])('has a question of its own only where an invoice is usual: %s', (_name, given, questions) => {
    const closing = availableTransitions(facts(given), AGENT).find(({ to }) => to === 'CLOSED');
    expect(closing).toMatchObject({ questions, confirm: given.invoices ? [] : ['CLOSE_WITHOUT_INVOICE'] });
  });

  it('asks nobody but the desk: customers confirm and withdraw without a word about invoices', () => {
    const confirms = (ticket: TicketFacts, actor: Actor) =>
      availableTransitions(ticket, actor).find(({ to }) => to === 'CLOSED')?.confirm;
    const solved = facts({ state: 'WORK_COMPLETED' });
    expect(confirms(solved, CUSTOMER)).toEqual([]);
    expect(checkTransition(solved, 'CLOSED', CUSTOMER, {})).toMatchObject({ allowed: true, confirmations: [] });
    const nobodys = { responsible: null, executionCompany: null, executionResponsible: null, reports: [] };
    const fresh = facts({ ...nobodys, closingNote: 'Erledigt' });
    expect(confirms(fresh, CUSTOMER)).toEqual([]);
    expect(checkTransition(fresh, 'CLOSED', CUSTOMER, {})).toMatchObject({ allowed: true, confirmations: [] });
    expect(checkTransition(fresh, 'CLOSED', AGENT, { closingState: 'COMPLETED' }).allowed).toBe(false);
  });

  it.each<[TicketFacts['type'], TicketState]>([
    ['ORDER', 'WORK_COMPLETED'],
    ['ORDER', 'ORDER_COMPLETED'],
    ['ORDER', 'IN_WORK'],
    ['INCIDENT', 'WORK_COMPLETED'],
    ['INCIDENT', 'PENDING'],
  ])('does not close %s %s with a report that is still open', (type, state) => {
    const input = { closingState: 'NOT_INVOICED', closingNote: 'Kulanz', confirm: ['CLOSE_WITHOUT_INVOICE'] } as const;
    const open = facts({ type, state, reports: [{ state: 'BILLABLE' }, { state: 'OPEN_IN_WORK' }] });
    expect(obstacles(open, 'CLOSED', AGENT, input)).toEqual(['REPORT_OPEN reports']);
    expect(obstacles({ ...open, reports: [{ state: 'BILLABLE' }] }, 'CLOSED', AGENT, input)).toEqual([]);
  });

  it('tells customers that work goes on, and of no report', () => {
    const open = facts({ type: 'INCIDENT', state: 'WORK_COMPLETED', reports: [{ state: 'OPEN_IN_WORK' }] });
    expect(checkTransition(open, 'CLOSED', CUSTOMER, {}).unmet).toEqual([{ code: 'REPORT_OPEN' }]);
  });

  it('tells customers that tasks are open, and not how many', () => {
    const open = facts({ responsible: null, openTasks: 3 });
    const toClosed = (actor: Actor) => availableTransitions(open, actor).find(({ to }) => to === 'CLOSED')?.unmet;
    expect(toClosed(CUSTOMER)).toContainEqual({ code: 'STATE_TASKS', field: 'tasks' });
    expect(toClosed(AGENT)).toContainEqual({ code: 'STATE_TASKS', field: 'tasks', params: { n: 3 } });
  });

  it('comes as a conflict with all that is missing, the first as its code', () => {
    const poor = facts({ category: null, responsible: null, openTasks: 1 });
    expect(refusal(() => assertAllowed(checkTransition(poor, 'IN_WORK', AGENT)))).toMatchObject({
      status: 409,
      code: 'STATE_FIELDS',
      errors: [
        { pointer: '/category', code: 'STATE_FIELDS' },
        { pointer: '/responsible', code: 'STATE_FIELDS' },
        { pointer: '/tasks', code: 'STATE_TASKS', params: { n: 1 } },
      ],
    });
  });

  it('tells moves that do not exist from those that came too late, both as not allowed', () => {
    const unknown = refusal(() => assertAllowed(checkTransition(facts({ type: 'UNKNOWN' }), 'IN_WORK', AGENT)));
    expect(unknown).toMatchObject({
      status: 409,
      code: 'TRANSITION_NOT_ALLOWED',
      params: { from: 'PENDING', to: 'IN_WORK' },
      errors: [{ pointer: '', code: 'TRANSITION_NOT_ALLOWED' }],
    });
    const late = facts({ state: 'CLOSED', closedAt: new Date('2026-01-01T00:00:00Z') });
    expect(refusal(() => assertAllowed(checkTransition(late, 'IN_WORK', AGENT, { reason: 'x' })))).toMatchObject({
      status: 409,
      code: 'TRANSITION_NOT_ALLOWED',
      params: { days: 90 },
      errors: [{ pointer: '', code: 'REOPEN_TOO_LATE', params: { days: 90 } }],
    });
  });

  it('blames the request where the request lacks something', () => {
    const done = facts({ state: 'WORK_COMPLETED' });
    expect(refusal(() => assertAllowed(checkTransition(done, 'IN_WORK', AGENT, { reason: ' ' })))).toMatchObject({
      status: 422,
      code: 'REASON_REQUIRED',
      errors: [{ pointer: '/reason', code: 'REASON_REQUIRED' }],
    });
  });
});

describe('availableTransitions and checkTransition', () => {
  it('agree: what is told beforehand as allowed only lacks what the dialog asks for', () => {
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...TICKET_TYPES),
          state: fc.constantFrom(null, ...TICKET_STATES),
          previousState: fc.constantFrom(null, 'PENDING' as const, 'IN_WORK' as const),
          category: fc.constantFrom(null, 'category-1'),
          responsible: fc.constantFrom(null, 'user-1'),
          openTasks: fc.nat({ max: 1 }),
          invoices: fc.constantFrom([], [INVOICE]),
          reports: fc.constantFrom([], [{ state: 'INVOICED' as const }], [{ state: 'OPEN_IN_WORK' as const }]),
          approval: fc.constantFrom('NONE' as const, 'APPROVED' as const),
        }),
        fc.constantFrom(AGENT, CUSTOMER, EXECUTOR, SYSTEM),
        (given, actor) => {
          for (const move of availableTransitions(facts(given), actor)) {
            const input: TransitionInput = {
              reason: 'weil',
              clarificationReason: 'WAIT_INTERNAL',
              closingState: move.closingStates[0]?.state ?? null,
              closingNote: 'Notiz',
              confirm: move.confirm,
            };
            if (move.needs.includes('closing') && move.closingStates.length === 0) continue;
            const { allowed, unmet } = checkTransition(facts(given), move.to, actor, input);
            expect([move.to, allowed, unmet]).toEqual([move.to, move.allowed, move.unmet]);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
