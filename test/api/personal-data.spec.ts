import { JobWorker } from '../../api/platform/jobs/job-worker.js';

import { eventually } from '../support/eventually.js';
import { people } from '../support/people.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { partsOf } from '../support/workbook.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const { name: NAME, email: EMAIL } = people.customer;
let ticket: Json;
let file: Json;

const admin = () => desk.as('admin');
const kinds = async (): Promise<string[]> =>
  (await admin().read<Json[]>('v1/data-accesses')).map(({ kind, label }) => `${kind} ${label}`);

beforeAll(async () => {
  ticket = await world.submit('customer', { contactName: NAME, contactEmail: EMAIL, contactPhone: '044 123 45 67' });
  const upload = desk.as('customer').post(`v1/tickets/${ticket.id}/attachments`);
  file = (await upload.attach('file', Buffer.from('Mein Bild'), 'bild.txt').expect(201)).body;
  await desk.app.get(JobWorker).start();
});

describe('the export of a person', () => {
  const order = (person: 'admin' | 'manager' | 'otherAdmin') =>
    desk.as(person).post(`v1/users/${world.ids.customer}/personal-data`);

  it('is for administrators who may export, of their own tenant', async () => {
    await order('manager').expect(403);
    await order('otherAdmin').expect(404);
    expect((await order('admin').expect(403)).body.code).toBe('PERSON_EXPORT_ROLE');
  });

  it('is an archive of records, files and an index, and both order and download are logged', async () => {
    await desk.superuser.query(`update "user" set roles = roles || '{access_reporting}' where id = $1`, [
      world.ids.admin,
    ]);
    const token = await desk.issuer.sign({
      ...people.admin,
      resource_access: { 'vsd-webapp-alpina': { roles: ['access_reporting'] } },
    });
    const call = (method: 'get' | 'post', path: string) =>
      desk.as(null)[method](path).set('Authorization', `Bearer ${token}`);
    const { body } = await call('post', `v1/users/${world.ids.customer}/personal-data`).expect(200);
    await eventually(async () => {
      const found = await call('get', `v1/exports/${body.export}`).expect(200);
      expect(found.body.state).toBe('DONE');
    });
    const archive = await call('get', `v1/exports/${body.export}/content`).responseType('blob').expect(200);
    const parts = Object.fromEntries(await partsOf(archive.body));
    expect(JSON.parse(parts['data/users.json'] as string)).toEqual([
      expect.objectContaining({ name: NAME, email: EMAIL }),
    ]);
    expect(JSON.parse(parts['data/tickets.json'] as string)).toEqual([expect.objectContaining({ id: ticket.id })]);
    expect(parts[`attachments/${file.id} bild.txt`]).toBe('Mein Bild');
    expect(parts['index.html']).toContain(NAME);
    expect(Object.values(parts).join()).not.toMatch(/token_hash|secret_hash/);
    expect(await kinds()).toEqual([expect.stringMatching(/^PERSON_EXPORT_OPENED /), `PERSON_EXPORTED ${NAME}`]);
  });

  it('is logged for lists with persons as well, however they are exported', async () => {
    const csv = desk.as('manager').get('v1/users').set('Accept', 'text/csv');
    await csv.expect(200);
    await desk.as('manager').get('v1/categories').set('Accept', 'text/csv').expect(200);
    await desk.as('manager').post('v1/exports').send({ resource: 'contacts', format: 'csv' }).expect(202);
    const logged = (await kinds()).filter((entry) => entry.startsWith('LIST_EXPORTED'));
    expect(logged).toEqual(['LIST_EXPORTED Kontakte', 'LIST_EXPORTED Benutzer']);
  });
});

describe('retention', () => {
  const rule = (kind: string, active = false): Promise<Json> =>
    admin().create('v1/retention-rules', { kind, months: 12, active });
  const last = async (): Promise<Json> =>
    eventually(async () => {
      const [run] = await admin().read<Json[]>('v1/retention-runs');
      expect(run?.state).toBe('DONE');
      return run as Json;
    });
  const run = async ({ id }: Json, action: string): Promise<Json> => {
    await admin().post(`v1/retention-rules/${id}/${action}`).expect(204);
    return last();
  };
  const present = async (...tickets: Json[]): Promise<Json[]> => {
    const found = await desk.rows('select id from ticket');
    return tickets.filter(({ id }) => found.some((one) => one.id === id));
  };

  it('is off by default, and for administrators of the tenant alone', async () => {
    expect(await admin().read('v1/retention-rules')).toEqual([]);
    await desk.as('manager').get('v1/retention-rules').expect(403);
  });

  it('deletes old closed tickets with their files, but not those with invoices or open ones', async () => {
    const old = await world.ticket({ state: 'CLOSED' });
    const billed = await world.ticket({ type: 'ORDER', state: 'CLOSED' });
    const recent = await world.ticket({ state: 'CLOSED' });
    const upload = desk.as('agent').post(`v1/tickets/${old.id}/attachments`);
    await upload.attach('file', Buffer.from('Alt'), 'alt.txt').expect(201);
    const aged = [old.id, billed.id, ticket.id];
    await desk.superuser.query(`update ticket set closed_at = closed_at - interval '2 years' where id = any($1)`, [
      aged,
    ]);
    const tickets = await rule('CLOSED_TICKETS', true);
    expect(await run(tickets, 'preview')).toMatchObject({ preview: true, due: 1, handled: 0 });
    expect(await present(old)).toEqual([old]);
    expect(await run(tickets, 'run')).toMatchObject({ preview: false, due: 1, handled: 1, files: 1 });
    expect(await present(old, billed, recent, ticket)).toEqual([billed, recent, ticket]);
  });

  it('pseudonymises contacts of old closed tickets, which stay', async () => {
    const closed = await world.ticket({ state: 'CLOSED' });
    await desk.superuser.query(`update ticket set closed_at = closed_at - interval '2 years' where id = $1`, [
      closed.id,
    ]);
    const contacts = await rule('CONTACTS_OF_CLOSED_TICKETS');
    await run(contacts, 'run');
    expect(await world.read('agent', closed.id)).toMatchObject({ contactName: 'Person', contactPhone: null });
    expect((await run(contacts, 'run')).due).toBe(0);
  });

  it.each(['MAILS_OF_CLOSED_TICKETS', 'INTAKE_MESSAGES', 'NOTIFICATIONS', 'DATA_ACCESSES'])('%s runs', async (kind) => {
    expect(await run(await rule(kind), 'run')).toMatchObject({ kind, due: 0, state: 'DONE' });
  });
});
