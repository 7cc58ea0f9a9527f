import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

let ticket: TicketJson;
const desk = useDesk();
const world = useTicketWorld(desk);
beforeAll(async () => {
  ticket = await world.submit('customer');
});

const below = (path: string) => `v1/tickets/${ticket.id}/${path}`;

/** Writes internal records of the desk: a note, an attachment, a private task and a report. */
async function workInternally(): Promise<void> {
  const agent = desk.as('agent');
  await agent.post(below('work-notes'), { text: 'Kunde zahlt nie' }).expect(201);
  await agent.post(below('attachments')).attach('file', Buffer.from('Text'), 'intern.txt').expect(201);
  await agent.post(below('tasks'), { subject: 'Bonität prüfen', isPrivate: true }).expect(201);
  await agent.post(below('reports'), {}).expect(201);
}

/** Everything that a customer could compare before and after. */
async function sight() {
  const customer = desk.as('customer');
  const one = await customer.get(`v1/tickets/${ticket.id}`).expect(200);
  const list = await customer.get('v1/tickets?sort=["updatedAt","DESC"]').expect(200);
  const timeline = await customer.get(below('activities')).expect(200);
  const files = await customer.get(below('attachments')).expect(200);
  const dashboard = await customer.get('v1/dashboard').expect(200);
  const counts = [list, timeline, files].map(({ headers }) => headers['x-total-count']);
  const figures = Object.values(dashboard.body.figures as Record<string, { count: number }>).map(({ count }) => count);
  const { activities } = dashboard.body;
  return [one.body, one.headers.etag, list.body, timeline.body, files.body, activities, figures, counts];
}

it('what the desk does among itself leaves no trace on the ticket that its customer reads', async () => {
  const before = await sight();
  await workInternally();
  expect(await sight()).toEqual(before);
});

it('a change of the desk’s own fields shows as a newer version and as nothing else', async () => {
  const before = await desk.as('customer').read(`v1/tickets/${ticket.id}`);
  await world.change('agent', await world.read('agent', ticket.id), { internalNotes: 'Kunde zahlt nie' }).expect(200);
  const after = await desk.as('customer').read(`v1/tickets/${ticket.id}`);
  const { version, updatedAt, updatedBy } = after;
  expect(after).toEqual({ ...before, version, updatedAt, updatedBy });
});

it('a customer’s stream tells of nothing that they could not read', async () => {
  const customer = desk.as('customer');
  const events = await readEvents(desk, 'customer');
  await workInternally();
  await desk.as('agent').create(below('messages'), { text: 'Wir kommen morgen.' });
  await eventually(() => expect(events.told.length).toBeGreaterThan(0));
  const said = await desk.as('agent').get(below('messages')).expect(200);
  await eventually(() => expect(events.told.flatMap(({ id, about }) => [id, about])).toContain(said.body.at(-1).id));
  for (const { resource, id, about } of events.told) {
    for (const address of [about, ...(resource === 'activities' ? [] : [`${resource}/${id}`])].filter(Boolean)) {
      const { status } = await customer.get(`v1/${address}`);
      expect([address, status]).toEqual([address, 200]);
    }
  }
  const timeline = await customer.read(below('activities'));
  const known = timeline.map(({ id }: { id: string }) => id);
  const told = events.told.filter(({ resource }) => resource === 'activities').map(({ id }) => id);
  expect(told.filter((id) => !known.includes(id))).toEqual([]);
  events.close();
});
