import { ordersOf, PDF } from '../support/orders.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { statementsDuring } from '../support/statements.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const orders = () => ordersOf(desk, world);

const READERS: readonly Person[] = ['agent', 'executor', 'customer'];

const partsOf = async (as: Person, id: string): Promise<Json> => (await world.read(as, id)).parts as Json;
const listed = async (as: Person, id: string, below: string): Promise<Json[]> => {
  const { status, body } = await desk.as(as).get(`v1/tickets/${id}/${below}`);
  // Customers have no part in tasks and reports.
  return status === 403 ? [] : body;
};

/** A mail that became a part of a ticket. */
const INCOMING = `
  insert into intake_message (tenant, id, version, created_at, created_by, updated_at, updated_by, received_at, state,
                              sender, subject, ticket_id, size, digest, identity, has_original)
  values ('alpina', uuidv7(), 1, now(), 'System', now(), 'System', now(), 'FILED', 'anna@acme.example', 'Betreff', $1, 1,
          'digest', uuidv7(), false)`;

async function fullOrder(): Promise<string> {
  const { order, invoice, report, billable } = orders();
  const { id } = await order({ customerContact: world.ids.customer });
  const [near, far] = [await order({ customerContact: world.ids.customer }), await world.submit('bergbahn')];
  const agent = desk.as('agent');
  for (const { id: target } of [near, far])
    await agent.post(`v1/tickets/${id}/links`, { kind: 'RELATED_TO', target }).expect(201);
  for (const visibleForCustomer of ['true', 'false'])
    await agent
      .post(`v1/tickets/${id}/attachments`)
      .field('visibleForCustomer', visibleForCustomer)
      .attach('file', PDF, 'plan.pdf')
      .expect(201);
  for (const task of [{}, { isPrivate: true }, { state: 'COMPLETED' }])
    await agent
      .post(`v1/tickets/${id}/tasks`, {
        subject: 'Ventil bestellen',
        type: 'ADDRESS',
        responsible: world.ids.agent,
        ...task,
      })
      .expect(201);
  await invoice('agent', id, 'R-1').expect(201);
  await invoice('executor', id, 'R-2').expect(201);
  await billable('executor', id);
  await report('executor', id);
  await desk.superuser.query(INCOMING, [id]);
  const appointment = async (date: string) => {
    const time = { title: 'Besuch', date, startTime: '08:00', endTime: '09:00' };
    return (await desk.as('agent').create(`v1/tickets/${id}/appointments`, time)).id;
  };
  await appointment('2098-01-01');
  await desk
    .as('agent')
    .post(`v1/appointments/${await appointment('2098-01-02')}/cancellation`, {})
    .expect(200);
  return id;
}

describe('what belongs to a ticket', () => {
  it('is told with it, as much of it as its reader finds in the lists', async () => {
    const id = await fullOrder();
    for (const reader of READERS) {
      const [tasks, appointments, attachments, invoices, reports, links, mails] = await Promise.all(
        ['tasks', 'appointments', 'attachments', 'invoices', 'reports', 'links', 'incoming-mails'].map((below) =>
          listed(reader, id, below),
        ),
      );
      const open = reports?.findLast((report) => report.can.edit);
      expect([reader, await partsOf(reader, id)]).toEqual([
        reader,
        {
          openTasks: tasks?.filter(({ state }) => state !== 'COMPLETED').length,
          appointments: appointments?.filter(({ state }) => state !== 'CANCELLED').length,
          attachments: attachments?.length,
          invoices: invoices?.length,
          reports: reports?.length,
          mails: mails?.length,
          openReport: open?.identifier ?? null,
          links,
        },
      ]);
    }
    // The parts must differ between readers, so that the comparison above cannot hold by chance.
    const parts = await Promise.all(READERS.map((reader) => partsOf(reader, id)));
    expect(parts.map(({ openTasks }) => openTasks)).toEqual([2, 1, 0]);
    expect(parts.map(({ appointments }) => appointments)).toEqual([1, 1, 1]);
    expect(parts.map(({ attachments }) => attachments)).toEqual([2, 2, 1]);
    expect(parts.map(({ invoices }) => invoices)).toEqual([2, 1, 2]);
    expect(parts.map(({ reports }) => reports)).toEqual([2, 2, 0]);
    expect(parts.map(({ mails }) => mails)).toEqual([1, 0, 0]);
    expect(parts.map(({ openReport }) => openReport !== null)).toEqual([true, true, false]);
    expect(parts.map(({ links }) => links.length)).toEqual([2, 1, 1]);
  });

  it('is nothing on a new ticket', async () => {
    const { id } = await world.submit('agent');
    const nothing = {
      openTasks: 0,
      appointments: 0,
      attachments: 0,
      invoices: 0,
      reports: 0,
      mails: 0,
      openReport: null,
      links: [],
    };
    expect(await partsOf('agent', id)).toEqual(nothing);
  });

  it('is found without planning the ticket’s statement, with all that it joins, anew', async () => {
    const { id } = await world.submit('bergbahn');
    for (const as of ['agent', 'bergbahn'] as const) {
      const statements = await statementsDuring(() => desk.as(as).get(`v1/tickets/${id}`).expect(200));
      expect(statements.filter((text) => text.includes('plan_cache_mode'))).toEqual([]);
      // One statement each for tenant, mark of the fields, ticket, counts, reports and links.
      expect(statements).toHaveLength(6);
    }
  });

  it('is asked for alone or left out with `fields`, and is told in no list and by no write', async () => {
    const ticket = await world.submit('agent');
    const read = (path: string, fields: string[]) => desk.as('agent').get(path, { fields });
    const { body: alone } = await read(`v1/tickets/${ticket.id}`, ['parts']).expect(200);
    expect(Object.keys(alone).sort()).toEqual(['id', 'parts', 'version']);
    const { body: without } = await read(`v1/tickets/${ticket.id}`, ['state']).expect(200);
    expect(Object.keys(without).sort()).toEqual(['id', 'state', 'version']);
    expect(ticket).not.toHaveProperty('parts');
    const list = await desk.as('agent').read('v1/tickets');
    expect(list[0]).not.toHaveProperty('parts');
    const { body: refused } = await read('v1/tickets', ['parts']).expect(400);
    expect(refused.code).toBe('INVALID_FIELDS');
  });
});
