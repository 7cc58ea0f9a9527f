import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

let own: TicketJson;
let order: TicketJson;
const desk = useDesk();
const world = useTicketWorld(desk);
beforeAll(async () => {
  own = await world.submit('customer');
  await world.submit('customerAll');
  await world.submit('bergbahn');
  order = await world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionDescription: 'Pumpe ersetzen',
  });
  for (const { id } of [own, order]) {
    await desk.as('agent').create(`v1/tickets/${id}/work-notes`, { text: 'Ventil klemmt' });
    const waits = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_INTERNAL', text: 'Ersatzteil?' };
    await world.move('agent', id, waits).expect(201);
    await world.move('agent', id, { to: 'PENDING' }).expect(201);
  }
});

const listed = async (as: Person) => (await desk.as(as).read('v1/tickets')).map(({ id }: { id: string }) => id).sort();

describe('who sees which tickets', () => {
  it('shows drafts to their author and the desk only', async () => {
    const { body: draft } = await desk.as('customer').post('v1/tickets', { type: 'TICKET', draft: true });
    expect(await listed('customer')).toContain(draft.id);
    expect(await listed('agent')).toContain(draft.id);
    expect(await listed('customerAll')).not.toContain(draft.id);
    await desk.as('customerAll').get(`v1/tickets/${draft.id}`).expect(404);
    await desk.as('customer').delete(`v1/tickets/${draft.id}`).expect(200);
  });
});

describe('what is internal', () => {
  it('is no more than the ticket’s own, whichever other is named in the filter of a list below it', async () => {
    const below = (query: object) => desk.as('agent').get(`v1/tickets/${own.id}/activities`, { filter: query });
    const all = await below({}).expect(200);
    const found = async (query: object) => (await below(query).expect(200)).body.length;
    expect(await found({ ticket: own.id })).toBe(all.body.length);
    expect(await found({ ticket_eq_any: [own.id, order.id] })).toBe(all.body.length);
    expect(await found({ ticket: order.id })).toBe(0);
    expect(await found({ ticket_eq_any: [order.id] })).toBe(0);
    expect(await found({ ticket: own.id, ticket_eq_any: [order.id] })).toBe(0);
    expect(await found({ ticket: own.id, ticket_eq_any: [own.id] })).toBe(all.body.length);
    expect(await found({ ticket_neq: own.id })).toBe(0);
    await below({ ticket: 'x' }).expect(400);
    await below({ ticket: own.id, ticket_eq_any: 'x' }).expect(400);
    expect(await found({ group: 'WORK_NOTES', kind_eq_any: ['CREATED'] })).toBe(0);
    const messages = desk.as('agent').get(`v1/tickets/${own.id}/messages?filter={"kind_eq_any":["WORK_NOTE"]}`);
    expect((await messages.expect(200)).body).toEqual([]);
  });
});

describe('the overview', () => {
  it('counts what its filters list, for everybody in their own scope', async () => {
    for (const person of ['agent', 'customer', 'customerAll', 'bergbahn', 'executor', 'otherAgent'] as const) {
      const body = await desk.as(person).read('v1/dashboard');
      for (const [name, { count, exact, filter }] of Object.entries(
        body.figures as Record<string, { count: number; exact: boolean; filter: object }>,
      )) {
        const list = await desk.as(person).get('v1/tickets', { filter }).expect(200);
        expect([person, name, count, exact]).toEqual([person, name, Number(list.headers['x-total-count']), true]);
      }
    }
    const agent = await desk.as('agent').get('v1/dashboard').expect(200);
    expect(agent.body.figures).toMatchObject({
      newTickets: { count: 3 },
      newOrders: { count: 1 },
      endedLately: { count: 0 },
    });
    const executor = await desk.as('executor').get('v1/dashboard').expect(200);
    expect(Object.keys(executor.body.figures)).toEqual(['newOrders', 'activeOrders', 'overdue', 'endedLately']);
    const customer = await desk.as('customer').get('v1/dashboard').expect(200);
    const [latest] = customer.body.activities;
    expect(latest).toMatchObject({ kind: 'STATE_CHANGED', ticket: { id: own.id, title: own.title } });
    const narrowed = (narrow: unknown) => desk.as('agent').get(`v1/dashboard?narrow=${JSON.stringify(narrow)}`);
    for (const narrow of [[], { tickets: 1 }, { nothing: {} }, { tickets: { nothing: 1 } }])
      await narrowed(narrow).expect(400);
    const group = await narrowed({ tickets: { assignmentGroup_eq_any: [world.group] } }).expect(200);
    expect(group.body.figures.newTickets.filter).toMatchObject({ assignmentGroup_eq_any: [world.group] });
    const [mine, untaken] = ['myWork', 'untaken'].map((name) =>
      group.body.lists.find((one: Json) => one.name === name),
    );
    expect(untaken.filter).toMatchObject({ assignmentGroup_eq_any: [world.group] });
    expect(mine.filter).not.toHaveProperty('assignmentGroup_eq_any');
  });

  it('lists what is to be done as the list of tickets does, for everybody in their own scope', async () => {
    for (const person of ['agent', 'customer', 'customerAll', 'bergbahn', 'executor', 'otherAgent'] as const) {
      const { lists } = await desk.as(person).read('v1/dashboard');
      const isAgent = person === 'agent' || person === 'otherAgent';
      const names = isAgent
        ? ['myWork', 'own', 'untaken', 'toClose', 'ended']
        : person === 'executor'
          ? ['ordersToday', 'own', 'orders', 'ended']
          : ['open', 'ended'];
      expect([person, lists.map(({ name }: Json) => name)]).toEqual([person, names]);
      for (const { resource, name, filter, sort, rows, total, exact } of lists as Json[]) {
        const list = await desk.as(person).get(`v1/${resource}`, { filter, sort, range: '[0,99]' }).expect(200);
        const told = list.body.slice(0, rows.length).map(({ id, title }: Json) => [id, title]);
        expect([person, name, rows.map(({ id, title }: Json) => [id, title])]).toEqual([person, name, told]);
        expect([person, name, total, exact]).toEqual([person, name, Number(list.headers['x-total-count']), true]);
      }
      // Parts of a ticket that a reader does not see appear in none of their lines.
      const hidden = lists.flatMap(({ line, rows }: Json) =>
        rows.flatMap((row: Json) => line.filter((one: string) => !(one in row))),
      );
      expect([person, hidden]).toEqual([person, []]);
    }
    const [open] = (await desk.as('customer').read('v1/dashboard')).lists;
    expect(open).toMatchObject({ name: 'open', kept: true, aside: false });
    expect(open.total).toBeGreaterThan(0);
    await desk.as('outsider').get('v1/dashboard').expect(403);
  });

  it('tells agents and executors of the tasks that are assigned to them, and customers of none', async () => {
    const { id } = order;
    const task = { subject: 'Pumpe bestellen', type: 'ADDRESS', responsible: world.ids.agent, dueDate: '2026-12-01' };
    const given = (assignedTo: string | null) =>
      desk
        .as('agent')
        .post(`v1/tickets/${id}/tasks`, { ...task, assignedTo })
        .expect(201)
        .then(({ body }) => body.id);
    const [own, theirs] = [await given(world.ids.agent), await given(world.ids.executor)];
    const tasksOf = async (person: 'agent' | 'executor' | 'customer') =>
      (await desk.as(person).read('v1/dashboard')).lists.find(({ resource }: Json) => resource === 'tasks');
    const told = { subject: task.subject, ticket: id };
    expect((await tasksOf('agent')).rows).toMatchObject([{ id: own, ...told }]);
    expect((await tasksOf('executor')).rows).toMatchObject([{ id: theirs, ...told }]);
    expect(await tasksOf('customer')).toBeUndefined();
  });
});
