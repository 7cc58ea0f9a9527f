import { type NoticeFacts, ticketNotices } from '../../api/tickets/notices/ticket-notices.js';
import { ordersOf } from '../support/orders.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const ABOVE = { costs: { limit: 1_000, costs: 4_321, level: 'ABOVE', approved: null, toApprove: true } };
const WAITING = { state: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', dueAt: null };
const WAITS = { ...WAITING, clarificationText: 'Intern', resubmissionDate: '2020-02-02' };
const PENDING = { state: 'PENDING', dueAt: null };
const CHANGE = { id: 'a', type: 'CHANGE', state: 'IN_WORK' };
const orders = (...ends: object[]) => ({ links: ends.map((end) => ({ kind: 'EXECUTES', ends: [end] })) });

const noticesFor = (reader: string, ticket: object, other: object = {}) =>
  ticketNotices({ reader, links: [], now: new Date(0), ...other, ticket } as unknown as NoticeFacts);

describe('notices of a ticket', () => {
  it.each([
    ['customer', { state: 'IN_WORK', dueAt: '2999-01-01' }, {}, 'INFO IN_WORK TARGET'],
    ['customer', PENDING, { customersTurn: true, appointmentWaits: true }, 'WARNING APPOINTMENT PENDING'],
    ['customer', { state: 'WORK_COMPLETED' }, {}, 'INFO BEING_FINISHED'],
    ['customer', { state: 'CLOSED' }, { isOver: true }, 'SUCCESS CLOSED_FOR_LONG'],
    ['customer', WAITS, { mayApprove: true, ...ABOVE }, 'WARNING QUESTIONCosts EXPLANATION approveCosts rejectCosts'],
    ['agent', WAITS, { mayApprove: true }, 'WARNING WAIT_APPROVAL TEXT STANDS DUE approve reject'],
    ['executor', WAITS, ABOVE, 'WARNING WAIT_APPROVAL TEXT STANDS DUE'],
    ['agent', PENDING, ABOVE, 'WARNING ABOVE ask'],
    ['agent', PENDING, { costs: { ...ABOVE.costs, approved: 2_000 } }, 'WARNING RISEN ask'],
    ['agent', CHANGE, orders({ state: 'CLOSED' }, { state: 'IN_WORK' }), 'INFO PART'],
    ['agent', CHANGE, orders({ state: 'ORDER_COMPLETED' }, { state: 'DRAFT' }), 'SUCCESS DONE NEXT'],
    ['agent', CHANGE, orders({ state: 'CLOSED', closingState: 'REJECTED' }), 'WARNING UNFINISHED AGAIN'],
  ])('tell a reader (%s) of %j with %j: %s', (reader, ticket, other, expected) => {
    const [{ tone, title, sentences, actions } = {} as never] = noticesFor(reader, ticket, other);
    const codes = [...(title ? [title] : []), ...sentences, ...actions].map(({ code }) => code.replace(/.*\./, ''));
    expect([tone, ...codes].join(' ')).toBe(expected);
  });

  it('hold no costs for executors, and no internal text, day or limit for customers', () => {
    const sent = (reader: string) =>
      JSON.stringify(noticesFor(reader, WAITS, { mayApprove: reader === 'customer', ...ABOVE }));
    expect(sent('executor')).not.toMatch(/4321|1000/);
    expect(sent('customer')).not.toMatch(/Intern|2020|1000/);
  });
});

describe('notices of a ticket that is read', () => {
  const desk = useDesk();
  const world = useTicketWorld(desk);

  it('come with a single record alone, and name a closed ticket that is invoiced', async () => {
    const { id } = await ordersOf(desk, world).order({ customerContact: world.ids.customer });
    expect((await desk.as('agent').read('v1/tickets'))[0]).not.toHaveProperty('notices');
    await desk.as('agent').get('v1/tickets?fields=["notices"]').expect(400);
    await ordersOf(desk, world).invoice('agent', id, 'R-1').expect(201);
    await desk.superuser.query(`update ticket set state = 'CLOSED', closed_at = now() where id = $1`, [id]);
    const alone = await desk.as('customer').read(`v1/tickets/${id}?fields=["notices"]`);
    expect(Object.keys(alone).toSorted()).toEqual(['id', 'notices', 'version']);
    expect(alone.notices).toMatchObject([{ sentences: [{ code: 'customer.CLOSED_FOR_LONG' }] }]);
  });
});
