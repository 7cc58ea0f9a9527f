import { Problem } from '../../api/platform/http/problem.js';
import { assertTypeChange, typeChangesFrom } from '../../api/tickets/record/ticket-type-change.js';
import { TICKET_STATES, TICKET_TYPES } from '../../api/vocabulary/ticket.js';
import { AGENT, CUSTOMER, EXECUTOR, facts, INVOICE, SYSTEM } from '../support/ticket-facts.js';

const OPEN = ['DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION'];
const bare = facts({ reports: [] });

describe('a change of type', () => {
  it('leads from any type to any other but UNKNOWN, until the work is completed', () => {
    for (const type of TICKET_TYPES)
      for (const state of TICKET_STATES) {
        const expected = OPEN.includes(state) ? TICKET_TYPES.filter((to) => to !== type && to !== 'UNKNOWN') : [];
        expect([type, state, typeChangesFrom({ ...bare, type, state }, AGENT)]).toEqual([type, state, expected]);
      }
  });

  it('leads away from an order only without report and invoice', () => {
    const order = facts({ type: 'ORDER', reports: [] });
    expect(typeChangesFrom(order, AGENT)).toEqual(['TICKET', 'INCIDENT', 'CHANGE']);
    expect(typeChangesFrom({ ...order, reports: [{ state: 'OPEN_IN_WORK' }] }, AGENT)).toEqual([]);
    expect(typeChangesFrom({ ...order, invoices: [INVOICE] }, AGENT)).toEqual([]);
    expect(typeChangesFrom(facts({ invoices: [INVOICE] }), AGENT)).toContain('ORDER');
  });

  it('is made by agents, and by the author as long as it is a draft', () => {
    for (const actor of [CUSTOMER, EXECUTOR, SYSTEM]) expect(typeChangesFrom(bare, actor)).toEqual([]);
    const draft = facts({ state: 'DRAFT', reports: [] });
    expect(typeChangesFrom(draft, CUSTOMER)).toEqual(['INCIDENT', 'ORDER', 'CHANGE']);
    expect(typeChangesFrom(draft, EXECUTOR)).toEqual([]);
    expect(typeChangesFrom(draft, { kind: 'customer', own: false })).toEqual([]);
  });

  it('tells what the new type makes mandatory in the present state', () => {
    const plain = facts({ location: null, executionDescription: null });
    expect(assertTypeChange(plain, 'ORDER', AGENT)).toEqual([{ code: 'STATE_FIELDS', field: 'location' }]);
    expect(assertTypeChange({ ...plain, state: 'IN_WORK' }, 'ORDER', AGENT).map(({ field }) => field)).toEqual([
      'location',
      'executionDescription',
    ]);
    expect(assertTypeChange(plain, 'INCIDENT', AGENT)).toEqual([]);
  });

  it('is refused otherwise', () => {
    const refused = (act: () => unknown) => expect(act).toThrow(Problem);
    refused(() => assertTypeChange(bare, 'UNKNOWN', AGENT));
    refused(() => assertTypeChange(bare, 'TICKET', AGENT));
    refused(() => assertTypeChange({ ...bare, state: null }, 'ORDER', AGENT));
    expect(() => assertTypeChange(facts({ state: 'CLOSED' }), 'ORDER', AGENT)).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'TYPE_CHANGE_NOT_ALLOWED',
        params: { from: 'TICKET', to: 'ORDER' },
      }),
    );
  });
});
