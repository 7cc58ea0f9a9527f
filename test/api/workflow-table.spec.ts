import type { Ticket } from '../../api/tickets/record/ticket.entity.js';
import type { Actor } from '../../api/tickets/record/ticket-facts.js';
import { isOrderTransition } from '../../api/tickets/workflow/order-transitions.js';
import { availableTransitions, checkTransition } from '../../api/tickets/workflow/transition-check.js';
import { TRANSITIONS } from '../../api/tickets/workflow/transition-table.js';
import { TICKET_STATES, TICKET_TYPES, type TicketState, type TicketType } from '../../api/vocabulary/ticket.js';
import { AGENT, CUSTOMER, DEFAULT_SETTINGS, EXECUTOR, facts, SYSTEM } from '../support/ticket-facts.js';
import { LINES } from '../support/workflow-model/table.js';

const STATES = [null, ...TICKET_STATES];
const ACTORS: Record<string, Actor> = {
  A: AGENT,
  C: CUSTOMER,
  E: EXECUTOR,
  S: SYSTEM,
  'foreign customer': { kind: 'customer', own: false },
  'foreign executor': { kind: 'executor', own: false },
};

/** Transitions that exist only if the tenant's settings allow them. */
const OFF_BY_DEFAULT = ['tenant', 'settled', 'erp'];

const expected = (from: TicketState | null, to: TicketState | null, actor: string, type: TicketType) =>
  LINES.find(
    (line) =>
      line.from === from &&
      line.to === to &&
      line.who === actor &&
      line.types.includes(type[0] as string) &&
      !line.asks.some((ask) => OFF_BY_DEFAULT.includes(ask)),
  )?.number ?? null;

describe('the state machine', () => {
  for (const [name, actor] of Object.entries(ACTORS)) {
    it(`lets ${name} make the moves of the domain and no other, whatever the type`, () => {
      const differences: string[] = [];
      for (const type of TICKET_TYPES)
        for (const from of STATES)
          for (const to of STATES) {
            const ticket = facts({ type, state: from, previousState: to });
            const number = checkTransition(ticket, to, actor, {}).transition?.number ?? null;
            const should = expected(from, to, name, type);
            if (number !== should) differences.push(`${type} ${from} -> ${to}: #${number}, not #${should}`);
          }
      expect(differences).toEqual([]);
    });
  }

  it('tells the same moves beforehand, deletion aside', () => {
    for (const actor of Object.values(ACTORS))
      for (const type of TICKET_TYPES)
        for (const state of STATES) {
          const ticket = facts({ type, state, previousState: 'PENDING' });
          const told = availableTransitions(ticket, actor).map(({ to }) => to);
          const made = TICKET_STATES.filter((to) => checkTransition(ticket, to, actor, {}).transition !== null);
          expect([...told].sort()).toEqual([...made].sort());
        }
  });

  it('tells a change when its order is completed or closed, and when it goes on after that', () => {
    const table: readonly (readonly [TicketType, TicketState | null, TicketState, boolean])[] = [
      ['ORDER', 'WORK_COMPLETED', 'ORDER_COMPLETED', true],
      ['ORDER', 'ORDER_COMPLETED', 'WORK_COMPLETED', true],
      ['ORDER', 'PENDING', 'CLOSED', true],
      ['ORDER', 'CLOSED', 'IN_WORK', true],
      ['ORDER', 'PENDING', 'IN_WORK', false],
      ['ORDER', null, 'PENDING', false],
      ['CHANGE', 'WORK_COMPLETED', 'CLOSED', false],
    ];
    for (const [type, from, state, told] of table)
      expect([type, from, state, isOrderTransition({ type, state } as Ticket, from)]).toEqual([
        type,
        from,
        state,
        told,
      ]);
  });

  it('leads out of clarification only to the state before', () => {
    const waiting = facts({ state: 'IN_CLARIFICATION', previousState: 'IN_WORK' });
    expect(checkTransition(waiting, 'IN_WORK', AGENT, {}).allowed).toBe(true);
    expect(checkTransition(waiting, 'PENDING', AGENT, {}).unmet).toEqual([
      { code: 'TRANSITION_NOT_ALLOWED', params: { from: 'IN_CLARIFICATION', to: 'PENDING' } },
    ]);
  });

  it('has at most one line for an actor and a type between two states', () => {
    const seen = TRANSITIONS.flatMap(({ from, to, types, by }) =>
      from.flatMap((state) =>
        types.flatMap((type) => Object.keys(by).map((actor) => `${actor}: ${state} ${to} ${type}`)),
      ),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('lets executors complete orders only where the tenant says so', () => {
    const done = facts({ type: 'ORDER', state: 'WORK_COMPLETED' });
    const generous = { ...done, settings: { ...DEFAULT_SETTINGS, executorCompletesOrders: true } };
    expect(checkTransition(done, 'ORDER_COMPLETED', EXECUTOR, {}).transition).toBeNull();
    expect(checkTransition(generous, 'ORDER_COMPLETED', EXECUTOR, {}).transition?.number).toBe(10);
  });

  it('names every move by what its actor does, and the mails that follow', () => {
    const story = (state: TicketState | null, type: TicketType, actor: Actor) =>
      availableTransitions(facts({ state, type, previousState: 'PENDING' }), actor).map(
        ({ number, action }) => `${number} ${action}`,
      );
    expect(story('PENDING', 'TICKET', CUSTOMER)).toEqual(['14 WITHDRAW']);
    expect(story('WORK_COMPLETED', 'TICKET', CUSTOMER)).toEqual(['9 REWORK', '12 CONFIRM_SOLUTION']);
    expect(story('WORK_COMPLETED', 'ORDER', AGENT)).toEqual(['9 REWORK', '10 COMPLETE_ORDER', '12 CLOSE']);
    expect(story(null, 'TICKET', AGENT)).toEqual(['1 SAVE_DRAFT', '3 SUBMIT']);
    const mails = TRANSITIONS.map(({ number, to, mails }) => `${number} ${to}: ${mails.join(', ')}`);
    expect(mails).toEqual([
      '1 DRAFT: ISSUE_OR_DRAFT_ADDED',
      '2 null: ',
      '3 PENDING: ISSUE_CREATED, ISSUE_OR_DRAFT_ADDED',
      '3 PENDING: ISSUE_CREATED, ISSUE_OR_DRAFT_ADDED',
      '4 IN_WORK: ISSUE_STATE_IN_PROGRESS',
      '5 IN_CLARIFICATION: ',
      '5 IN_CLARIFICATION: ',
      '6 PENDING: ',
      '6 PENDING: ',
      '6 IN_WORK: ',
      '7 PENDING: ',
      '8 WORK_COMPLETED: ISSUE_STATE_WORK_COMPLETED',
      '9 IN_WORK: ISSUE_STATE_IN_PROGRESS',
      '10 ORDER_COMPLETED: ISSUE_STATE_ORDER_COMPLETED',
      '11 WORK_COMPLETED: ',
      '12 CLOSED: ISSUE_STATE_CLOSED',
      '13 CLOSED: ISSUE_STATE_CLOSED',
      '14 CLOSED: ISSUE_STATE_CLOSED',
      '14 CLOSED: ISSUE_STATE_CLOSED',
      '15 IN_WORK: ISSUE_STATE_IN_PROGRESS',
      '15 PENDING: ',
    ]);
  });
});
