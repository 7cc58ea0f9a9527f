import { startApplication, type TestApplication } from '../support/application.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const SECRET = 'streng-geheim';
const NOBODY = '00000000-0000-7000-8000-000000000000';

let desk: TestApplication;
let world: TicketWorld;
let own: TicketJson;
let colleague: TicketJson;
let foreign: TicketJson;
let order: TicketJson;
beforeAll(async () => {
  desk = await startApplication();
  world = await ticketWorld(desk);
  own = await world.submit('customer');
  colleague = await world.submit('customerAll');
  foreign = await world.submit('bergbahn');
  order = await world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionDescription: `Türcode ${SECRET}`,
  });
  for (const ticket of [own, order]) {
    await world
      .change('agent', ticket, { internalNotes: SECRET, preventMailDispatch: true, projectLead: world.ids.agent })
      .expect(200);
    const hidden = await desk
      .as('agent')
      .post(`v1/tickets/${ticket.id}/attachments`)
      .attach('file', Buffer.from(SECRET), `${SECRET}.txt`)
      .expect(201);
    const note = { text: SECRET, attachments: [hidden.body.id] };
    await desk.as('agent').post(`v1/tickets/${ticket.id}/work-notes`).send(note).expect(201);
    const waits = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_INTERNAL', text: SECRET };
    await world.move('agent', ticket.id, waits).expect(201);
    await world.move('agent', ticket.id, { to: 'PENDING' }).expect(201);
  }
});
afterAll(() => desk?.close());

const listed = async (as: Person) =>
  (await desk.as(as).get('v1/tickets').expect(200)).body.map(({ id }: { id: string }) => id).sort();

describe('who sees which tickets', () => {
  it('is the same in lists, records and everything below', async () => {
    const reach: [Person, TicketJson[]][] = [
      ['agent', [own, colleague, foreign, order]],
      ['admin', [own, colleague, foreign, order]],
      ['customer', [own]],
      ['customerAll', [own, colleague, order]],
      ['bergbahn', [foreign]],
      ['executor', [order]],
      ['otherAgent', []],
      ['otherCustomer', []],
    ];
    for (const [person, reached] of reach) {
      expect([person, await listed(person)]).toEqual([person, reached.map(({ id }) => id).sort()]);
      for (const ticket of [own, colleague, foreign, order]) {
        const status = reached.includes(ticket) ? 200 : 404;
        for (const below of ['', '/transitions', '/messages', '/activities', '/attachments']) {
          const answer = await desk.as(person).get(`v1/tickets/${ticket.id}${below}`);
          expect([person, below, answer.status]).toEqual([person, below, status]);
        }
      }
    }
  });

  it('writes nothing outside of it', async () => {
    for (const [person, ticket] of [
      ['customer', colleague],
      ['bergbahn', own],
      ['otherAgent', own],
      ['otherCustomer', own],
    ] as [Person, TicketJson][]) {
      await world.change(person, ticket, { customerDescription: 'x' }).expect(404);
      await world.move(person, ticket.id, { to: 'CLOSED' }).expect(404);
      await desk.as(person).post(`v1/tickets/${ticket.id}/messages`).send({ text: 'x' }).expect(404);
      await desk.as(person).delete(`v1/tickets/${ticket.id}`).expect(404);
    }
    await desk.as('agent').get(`v1/tickets/${NOBODY}`).expect(404);
    await desk.as('agent').get('v1/tickets/not-an-id/activities').expect(404);
    await desk.as('outsider').get('v1/tickets').expect(403);
    await desk.as('executor').post('v1/tickets').send({ type: 'TICKET' }).expect(403);
  });

  it('shows drafts to their author and the desk only', async () => {
    const { body: draft } = await desk.as('customer').post('v1/tickets').send({ type: 'TICKET', draft: true });
    expect(await listed('customer')).toContain(draft.id);
    expect(await listed('agent')).toContain(draft.id);
    expect(await listed('customerAll')).not.toContain(draft.id);
    await desk.as('customerAll').get(`v1/tickets/${draft.id}`).expect(404);
    await desk.as('customer').delete(`v1/tickets/${draft.id}`).expect(200);
  });
});

describe('what is internal', () => {
  const routes = (id: string) => [
    `v1/tickets/${id}`,
    `v1/tickets/${id}?embed=["customer","category","responsible","author"]`,
    'v1/tickets',
    'v1/tickets?filter={"q":"Heizung"}',
    `v1/tickets/${id}/activities`,
    `v1/tickets/${id}/activities?filter={"group":"WORK_NOTES"}`,
    `v1/tickets/${id}/messages`,
    `v1/tickets/${id}/attachments`,
    `v1/tickets/${id}/transitions`,
    `v1/tickets/${id}/activities?filter={"kind_eq_any":["WORK_NOTE","FIELD_CHANGED","ATTACHMENT_ADDED"]}`,
    'v1/dashboard',
  ];

  it('never reaches a customer by any route', async () => {
    for (const person of ['customer', 'customerAll'] as const) {
      const reached = person === 'customerAll' ? [...routes(own.id), ...routes(order.id)] : routes(own.id);
      for (const route of reached) {
        const answer = await desk.as(person).get(route).expect(200);
        expect([route, JSON.stringify(answer.body).includes(SECRET)]).toEqual([route, false]);
      }
      const { body } = await desk.as(person).get(`v1/tickets/${own.id}`).expect(200);
      for (const field of [
        'internalNotes',
        'preventMailDispatch',
        'executionDescription',
        'clarificationText',
        'assignmentGroup',
        'executionCompany',
      ]) {
        expect(body).not.toHaveProperty(field);
      }
      await desk.as(person).get(`v1/tickets/${own.id}/work-notes`).expect(403);
      await desk.as(person).post(`v1/tickets/${own.id}/work-notes`).send({ text: 'x' }).expect(403);
    }
    const shown = await desk.as('agent').get(`v1/tickets/${own.id}/activities`).expect(200);
    expect(JSON.stringify(shown.body)).toContain(SECRET);
  });

  it('cannot be guessed by filter, sort or embed either', async () => {
    const refused = [
      'filter={"internalNotes":"x"}',
      `filter={"internalNotes_contains":"${SECRET}"}`,
      'filter={"preventMailDispatch":true}',
      'filter={"resubmissionDate_gte":"2020-01-01"}',
      'sort=["internalNotes","ASC"]',
      'embed=["internalNotes"]',
      'embed=["assignmentGroup"]',
      'filter={"executionCompany":"Rohr & Draht"}',
    ];
    for (const query of refused) await desk.as('customer').get(`v1/tickets?${query}`).expect(400);
    for (const query of ['filter={"visibleForCustomer":false}', 'filter={"reason":"x"}', 'sort=["reason","ASC"]'])
      await desk.as('customer').get(`v1/tickets/${own.id}/activities?${query}`).expect(400);
    await desk.as('customer').get('v1/activities').expect(403);
    const found = await desk.as('customer').get(`v1/tickets?filter={"q":"${SECRET}"}`).expect(200);
    expect(found.body).toEqual([]);
  });

  it('is no more than the ticket’s own, whichever other is named in the filter of a list below it', async () => {
    const below = (query: object) =>
      desk
        .as('agent')
        .get(`v1/tickets/${own.id}/activities`)
        .query({ filter: JSON.stringify(query) });
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

  it('is shared with the executor as far as their order needs it', async () => {
    const { body } = await desk.as('executor').get(`v1/tickets/${order.id}`).expect(200);
    expect(body.executionDescription).toContain(SECRET);
    expect(body).not.toHaveProperty('internalNotes');
    const notes = await desk.as('executor').get(`v1/tickets/${order.id}/work-notes`).expect(200);
    expect(notes.body).toMatchObject([{ text: SECRET, attachments: [expect.any(String)] }, { text: SECRET }]);
    const timeline = await desk.as('executor').get(`v1/tickets/${order.id}/activities`).expect(200);
    expect(timeline.body.map(({ kind }: { kind: string }) => kind)).not.toContain('FIELD_CHANGED');
    const told = timeline.body.flatMap(({ changes }: { changes: { field: string }[] }) => changes);
    expect(told.map(({ field }: { field: string }) => field)).toContain('executionDescription');
    expect(told.map(({ field }: { field: string }) => field)).not.toContain('preventMailDispatch');
    await desk.as('executor').post(`v1/tickets/${order.id}/work-notes`).send({ text: 'Bin da' }).expect(201);
    await desk.as('executor').post(`v1/tickets/${order.id}/messages`).send({ text: 'Guten Tag' }).expect(201);
    const sites = await desk.as('executor').get('v1/locations').expect(200);
    expect(sites.body.map(({ id }: { id: string }) => id)).toEqual([world.location]);
  });

  it('is written by the desk only', async () => {
    const { body: draft } = await desk.as('customer').post('v1/tickets').send({ type: 'TICKET', draft: true });
    const written: Record<string, unknown> = {
      internalNotes: 'x',
      preventMailDispatch: true,
      executionDescription: 'x',
      customer: world.bergbahn,
      assignmentGroup: world.group,
      responsible: world.ids.agent,
      executionCompany: 'x',
      approval: 'APPROVED',
      closingNote: 'x',
    };
    for (const [field, value] of Object.entries(written)) {
      const changed = await world.change('customer', draft, { [field]: value }).expect(422);
      expect(changed.body.errors[0].pointer).toBe(`/${field}`);
      await desk
        .as('customer')
        .post('v1/tickets')
        .send({ type: 'TICKET', draft: true, [field]: value })
        .expect(422);
    }
    await desk.as('customer').delete(`v1/tickets/${draft.id}`).expect(200);
  });
});

describe('the overview', () => {
  it('counts what its filters list, for everybody in their own scope', async () => {
    for (const person of ['agent', 'customer', 'customerAll', 'bergbahn', 'executor', 'otherAgent'] as const) {
      const { body } = await desk.as(person).get('v1/dashboard').expect(200);
      for (const [name, { count, exact, filter }] of Object.entries(
        body.figures as Record<string, { count: number; exact: boolean; filter: object }>,
      )) {
        const list = await desk
          .as(person)
          .get('v1/tickets')
          .query({ filter: JSON.stringify(filter) })
          .expect(200);
        expect([person, name, count, exact]).toEqual([person, name, Number(list.headers['x-total-count']), true]);
      }
    }
    const agent = await desk.as('agent').get('v1/dashboard').expect(200);
    expect(agent.body.figures).toMatchObject({
      newTickets: { count: 3 },
      newOrders: { count: 1 },
      completed: { count: 0 },
    });
    const executor = await desk.as('executor').get('v1/dashboard').expect(200);
    expect(Object.keys(executor.body.figures)).toEqual(['newOrders', 'activeOrders', 'overdue', 'completed']);
    const customer = await desk.as('customer').get('v1/dashboard').expect(200);
    const [latest] = customer.body.activities;
    expect(latest).toMatchObject({ kind: 'STATE_CHANGED', ticket: { id: own.id, title: own.title } });
    await desk.as('agent').get('v1/dashboard?assignmentGroup=x').expect(400);
    const group = await desk.as('agent').get(`v1/dashboard?assignmentGroup=${world.group}`).expect(200);
    expect(group.body.figures.newTickets.filter).toMatchObject({ assignmentGroup_eq_any: [world.group] });
  });

  it('lists what is to be done as the list of tickets does, for everybody in their own scope', async () => {
    for (const person of ['agent', 'customer', 'customerAll', 'bergbahn', 'executor', 'otherAgent'] as const) {
      const { body } = await desk.as(person).get('v1/dashboard/lists').expect(200);
      const isAgent = person === 'agent' || person === 'otherAgent';
      const names = isAgent ? ['mine', 'unassigned', 'toClose', 'completed'] : ['open', 'completed'];
      expect([person, Object.keys(body.tickets)]).toEqual([person, names]);
      for (const [name, { filter, sort, rows, total, exact }] of Object.entries(body.tickets as Record<string, Json>)) {
        const list = await desk
          .as(person)
          .get('v1/tickets')
          .query({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' })
          .expect(200);
        const told = list.body.slice(0, rows.length).map(({ id, title }: Json) => [id, title]);
        expect([person, name, rows.map(({ id, title }: Json) => [id, title])]).toEqual([person, name, told]);
        expect([person, name, total, exact]).toEqual([person, name, Number(list.headers['x-total-count']), true]);
      }
      // What a reader does not see of a ticket stands in no line of theirs.
      const lines = Object.values(body.tickets as Record<string, Json>).flatMap(({ rows }) => rows as Json[]);
      const seesGroups = lines.every((line) => 'assignmentGroup' in line._embedded);
      if (lines.length > 0) expect([person, seesGroups]).toEqual([person, isAgent || person === 'executor']);
    }
    expect((await desk.as('customer').get('v1/dashboard/lists').expect(200)).body.tickets.open.total).toBeGreaterThan(
      0,
    );
    await desk.as('outsider').get('v1/dashboard/lists').expect(403);
    await desk.as('agent').get('v1/dashboard/lists?assignmentGroup=x').expect(400);
  });

  it('tells agents and executors of the tasks that are assigned to them, and customers of none', async () => {
    const { id } = order;
    const task = { subject: 'Pumpe bestellen', type: 'ADDRESS', responsible: world.ids.agent, dueDate: '2026-12-01' };
    const given = (assignedTo: string | null) =>
      desk
        .as('agent')
        .post(`v1/tickets/${id}/tasks`)
        .send({ ...task, assignedTo })
        .expect(201)
        .then(({ body }) => body.id);
    const [own, theirs] = [await given(world.ids.agent), await given(world.ids.executor)];
    const tasksOf = async (person: 'agent' | 'executor' | 'customer') =>
      (await desk.as(person).get('v1/dashboard/lists').expect(200)).body.tasks;
    const told = { subject: task.subject, ticket: id };
    expect((await tasksOf('agent')).rows).toMatchObject([{ id: own, ...told }]);
    expect((await tasksOf('executor')).rows).toMatchObject([{ id: theirs, ...told }]);
    expect(await tasksOf('customer')).toBeNull();
  });
});
