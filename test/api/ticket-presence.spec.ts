import { randomUUID } from 'node:crypto';
import { type EventReader, readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
let order: TicketJson;
const readers: EventReader[] = [];

beforeEach(async () => {
  order = await world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionDescription: 'Pumpe ersetzen',
  });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

const listen = async (person: Person) => {
  const reader = await readEvents(desk, person);
  reader.forget();
  readers.push(reader);
  return reader;
};
const sign = (person: Person, tab: string, doing = 'READING', ticket = order.id) =>
  desk.as(person).put(`v1/tickets/${ticket}/presence/${tab}`, { doing });
const leave = (person: Person, tab: string) => desk.as(person).delete(`v1/tickets/${order.id}/presence/${tab}`);
const others = async (person: Person) =>
  (await desk.as(person).read(`v1/tickets/${order.id}/presence`)).map(
    ({ name, doing }: { name: string; doing: string }) => `${name} ${doing}`,
  );
const signals = ({ told }: EventReader) => told.filter(({ resource }) => resource === 'presence');

describe('the presence on a ticket', () => {
  it('shows agents and executors each other, never themselves', async () => {
    await sign('agent', randomUUID()).expect(200);
    const { body } = await sign('executor', randomUUID()).expect(200);
    expect(body).toEqual([{ user: world.ids.agent, name: 'Agent alpina', doing: 'READING' }]);
    expect(await others('agent')).toEqual(['alpina-executor READING']);
  });

  it('counts several tabs of a person once, with the most that they do', async () => {
    await sign('agent', randomUUID(), 'EDITING').expect(200);
    await sign('agent', randomUUID()).expect(200);
    expect(await others('manager')).toEqual(['Agent alpina EDITING']);
  });

  it('ends at once when a tab leaves, and follows it to another ticket', async () => {
    const tab = randomUUID();
    await sign('agent', tab).expect(200);
    await leave('agent', tab).expect(200);
    expect(await others('manager')).toEqual([]);
    await sign('agent', tab).expect(200);
    const other = await world.submit('agent');
    await sign('agent', tab, 'READING', other.id).expect(200);
    expect(await others('manager')).toEqual([]);
  });

  it('ends twenty seconds after the last sign', async () => {
    await sign('agent', randomUUID()).expect(200);
    expect(await others('manager')).toHaveLength(1);
    await desk.superuser.query(`update ticket_presence set updated_at = now() - interval '21 seconds'`);
    expect(await others('manager')).toEqual([]);
  });

  it('tells colleagues when something changes, and nothing of mere signs of life', async () => {
    const [manager, executor] = [await listen('manager'), await listen('executor')];
    const tab = randomUUID();
    await sign('agent', tab).expect(200);
    await eventually(() => expect([signals(manager), signals(executor)].map(({ length }) => length)).toEqual([1, 1]));
    expect(signals(manager)[0]).toMatchObject({ about: `tickets/${order.id}`, kind: 'changed' });
    await sign('agent', tab).expect(200);
    await sign('agent', tab, 'WRITING').expect(200);
    await leave('agent', tab).expect(200);
    await eventually(() => expect(signals(manager)).toHaveLength(3));
  });

  it('is neither shown nor told to customers, nor to executors of other orders', async () => {
    const ticket = await world.submit('customer');
    const [customer, executor, manager] = [await listen('customer'), await listen('executor'), await listen('manager')];
    await sign('agent', randomUUID(), 'READING', ticket.id).expect(200);
    await eventually(() => expect(signals(manager)).toHaveLength(1));
    await desk.as('customer').create(`v1/tickets/${ticket.id}/messages`, { text: 'Hallo' });
    await eventually(() => expect(customer.told.length).toBeGreaterThan(0));
    expect([...signals(customer), ...signals(executor)]).toEqual([]);
    await desk.as('customer').get(`v1/tickets/${ticket.id}/presence`).expect(403);
    await desk.as('executor').get(`v1/tickets/${ticket.id}/presence`).expect(404);
    await desk.as('otherAgent').get(`v1/tickets/${ticket.id}/presence`).expect(404);
  });

  it('belongs to its owner: nobody signs for or takes away the tab of another', async () => {
    const tab = randomUUID();
    await sign('agent', tab, 'EDITING').expect(200);
    await sign('manager', tab, 'READING').expect(200);
    await leave('manager', tab).expect(200);
    expect(await others('executor')).toEqual(['Agent alpina EDITING']);
  });

  it('makes no new version of the ticket', async () => {
    await sign('agent', randomUUID(), 'WRITING').expect(200);
    expect((await world.read('agent', order.id)).version).toBe(order.version);
  });
});
