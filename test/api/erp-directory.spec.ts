import { jest } from '@jest/globals';
import { ErpNumbersHandler } from '../../api/customers/crm/erp-numbers.handler.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import { connectDirectory, ToldDirectory } from '../support/erp/told-directory.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const create = (path: string, body: Json) => recordsOf(desk).create(path, body);
const patch = (path: string, record: Json, changes: Json) => recordsOf(desk).patch(path, record, changes);

let erp: Awaited<ReturnType<typeof connectDirectory>>;
let early: Json;
let ticket: string;
let earlyTasks: Json[];
const directory = new ToldDirectory();
const COMPANY = {
  parent: null,
  addition: null,
  street: 'Seestrasse 1',
  postCode: '8002',
  city: 'Zürich',
  email: null,
  phone: null,
  billing: true,
};
const PERSON = {
  firstname: 'Anna',
  lastname: 'Keller',
  name: 'Anna Keller',
  position: null,
  email: 'anna@acme.example',
  phone: null,
};
const ITEM = { kind: 'MATERIAL', unit: 'EA', unitPrice: 389.5, barcode: null, description: null };

const all = async (path: string, as: 'agent' | 'otherAgent' = 'agent'): Promise<Json[]> =>
  await desk.as(as).read(`v1/${path}`, { range: '[0,199]' });
const one = async (path: string, number: string): Promise<Json> =>
  (await all(path)).find((record) => record.number === number) as Json;
const refused = async (): Promise<Json[]> =>
  await desk.as('admin').read('v1/erp-links', { filter: '{"state":"REFUSED"}' });

beforeAll(async () => {
  await create('addresses', { number: 'K-1', name: 'Von Hand', city: 'Bern' });
  await create('addresses', { number: 'EIGEN', name: 'Nur hier' });
  directory.tell('ADDRESS', 'p,1', { ...COMPANY, number: 'K-1', name: 'Acme AG' });
  directory.tell('ADDRESS', 'a,9', { ...COMPANY, number: 'K-1-9', name: 'Acme, Kreditoren', parent: 'p,1' });
  directory.tell('ADDRESS', 'p,2', { ...COMPANY, number: 'K-2', name: 'Bergbahn AG' });
  directory.tell('CONTACT', 'p,3', { ...PERSON, number: 'M-3', address: 'p,1' });
  directory.tell('PROJECT', 'w,1', { number: 'P-1', name: 'Heizung', address: 'p,1' });
  directory.tell('CATALOG_ITEM', 'i,1', { ...ITEM, number: 'PUMP-20', name: 'Umwälzpumpe' });
  directory.tell('EMPLOYEE', 'e,1', { number: 'E-1', name: 'Urs Rohr', email: 'urs@rohr.example', phone: null });
  const named = { crmAddressNumber: 'K-2', defaultBillingAddress: 'NIE', defaultProject: 'P-1' };
  early = await create('customers', { code: 'EARLY', name: 'Vor dem ERP', ...named });
  ticket = (await world.submit('agent')).id;
  const sent = [
    { subject: 'Mit Projekt', projectNumber: 'P-1' },
    { subject: 'Ohne Projekt', projectNumber: 'NIE' },
    { subject: 'Geheim', type: 'ADDRESS', addressNumber: 'NIE', isPrivate: true },
    { subject: 'Rapport', type: 'DOCUMENT', reportNumber: 'NIE' },
  ];
  earlyTasks = await Promise.all(
    sent.map(async (task) => await desk.as('agent').create(`v1/tickets/${ticket}/tasks`, task)),
  );
  erp = await connectDirectory(desk, directory);
  await erp.read();
});
afterEach(() => {
  directory.befalls = () => undefined;
});
afterAll(() => jest.restoreAllMocks());

const away = () => {
  throw new ErpError('UNAVAILABLE', 'NOT_APPLIED');
};

describe('what an ERP tells', () => {
  it('stands in our own tables, for its tenant alone', async () => {
    expect(await one('addresses', 'K-2')).toMatchObject({ name: 'Bergbahn AG', postCode: '8002', origin: 'TRYTON' });
    const company = await one('addresses', 'K-1');
    expect(await one('addresses', 'K-1-9')).toMatchObject({ parent: company.id });
    expect(await one('contacts', 'M-3')).toMatchObject({ address: company.id, lastname: 'Keller' });
    expect(await one('projects', 'P-1')).toMatchObject({ address: company.id, name: 'Heizung' });
    expect(await one('catalog-items', 'PUMP-20')).toMatchObject({ unitPrice: 389.5, unit: 'EA' });
    expect(await one('employees', 'E-1')).toMatchObject({ email: 'urs@rohr.example' });
    for (const path of ['addresses', 'contacts', 'projects', 'catalog-items', 'employees'])
      expect(await all(path, 'otherAgent')).toEqual([]);
  });

  it('takes the place of what was entered here by the same number, and leaves the rest alone', async () => {
    expect(await one('addresses', 'K-1')).toMatchObject({ name: 'Acme AG', city: 'Zürich', origin: 'TRYTON' });
    expect(await one('addresses', 'EIGEN')).toMatchObject({ origin: null, active: true });
  });

  it('is changed there alone, and nothing is entered below it', async () => {
    const company = await one('addresses', 'K-1');
    for (const [path, number] of [
      ['addresses', 'K-1'],
      ['contacts', 'M-3'],
      ['projects', 'P-1'],
      ['employees', 'E-1'],
    ] as const) {
      const record = await one(path, number);
      const answer = await patch(path, record, path === 'contacts' ? { lastname: 'Neu' } : { name: 'Neu' });
      expect([answer.status, answer.body.code]).toEqual([409, 'KEPT_ELSEWHERE']);
      const gone = await desk.as('manager').remove(`v1/${path}/${record.id}`, record.version);
      expect([gone.status, gone.body.code]).toEqual([409, 'KEPT_ELSEWHERE']);
    }
    for (const [path, body] of [
      ['addresses', { name: 'Lager', parent: company.id }],
      ['contacts', { lastname: 'Meier', address: company.id }],
      ['crm/addresses/K-1/subaddresses', { name: 'Lager' }],
    ] as const) {
      const answer = await desk.as('manager').post(`v1/${path}`).send(body);
      expect([answer.status, answer.body.code]).toEqual([409, 'KEPT_ELSEWHERE']);
    }
    const own = await one('addresses', 'EIGEN');
    await patch('addresses', own, { city: 'Chur' }).expect(200);
  });

  it('follows its changes, and changes nothing where nothing has changed', async () => {
    const { version } = await one('addresses', 'K-2');
    directory.tell('ADDRESS', 'p,2', { ...COMPANY, number: 'K-2', name: 'Bergbahn AG' });
    await erp.read();
    expect((await one('addresses', 'K-2')).version).toBe(version);
    directory.tell('ADDRESS', 'p,2', { ...COMPANY, number: 'K-2b', name: 'Bergbahnen AG' });
    await erp.read();
    expect(await one('addresses', 'K-2b')).toMatchObject({ name: 'Bergbahnen AG', version: version + 1 });
    directory.tell('ADDRESS', 'p,2', null);
    await erp.read();
    expect(await one('addresses', 'K-2b')).toMatchObject({ active: false });
    directory.tell('ADDRESS', 'p,2', { ...COMPANY, number: 'K-2', name: 'Bergbahn AG' });
    await erp.read();
    expect(await one('addresses', 'K-2')).toMatchObject({ active: true });
  });

  it('is read on from where a failure has left it', async () => {
    for (const number of [4, 5, 6, 7])
      directory.tell('ADDRESS', `p,${number}`, { ...COMPANY, number: `K-${number}`, name: 'Neue AG' });
    let calls = 0;
    directory.befalls = (call) => {
      calls += 1;
      if (call === 'changes' && calls > 1) away();
    };
    await erp.read();
    expect(await one('addresses', 'K-5')).toBeDefined();
    expect(await one('addresses', 'K-7')).toBeUndefined();
    // Where no record is stored yet, the comparison reads no record and reports no state of the system.
    await erp.compare();
    expect(await erp.state()).toMatchObject({ state: 'FAILED', problem: 'UNAVAILABLE' });
    directory.befalls = () => undefined;
    directory.calls.length = 0;
    // The pause of the circuit is over: the next reading reads all remaining entries at once.
    await desk.rows("update erp_connection set open_until = now() - interval '1 second'");
    await erp.read();
    expect(await one('addresses', 'K-7')).toMatchObject({ origin: 'TRYTON' });
    expect(directory.calls.filter((call) => call.startsWith('changes ADDRESS'))).toHaveLength(1);
    expect(directory.calls.filter((call) => call.startsWith('changes EMPLOYEE'))).toHaveLength(1);
  });

  it('becomes inactive once a day where it is gone there without a word, and comes back', async () => {
    directory.lose('ADDRESS', 'p,7');
    await erp.read();
    expect(await one('addresses', 'K-7')).toMatchObject({ active: true });
    await erp.aDayLater();
    await erp.read();
    expect(await one('addresses', 'K-7')).toMatchObject({ active: false });
    expect(await one('addresses', 'K-6')).toMatchObject({ active: true });
  });

  it('is read anew once a day, with what no change has told of', async () => {
    await erp.read();
    const { version } = await one('addresses', 'K-4');
    directory.hide('ADDRESS', 'p,5', { ...COMPANY, number: 'K-5', name: 'Umbenannt AG' });
    await erp.read();
    expect(await one('addresses', 'K-5')).toMatchObject({ name: 'Neue AG' });
    await erp.aDayLater();
    await erp.read();
    await erp.read();
    expect(await one('addresses', 'K-5')).toMatchObject({ name: 'Umbenannt AG' });
    expect(await one('addresses', 'K-4')).toMatchObject({ version });
  });

  it('is judged like what users enter: what is of no use is left out, what has no sense listed, and nothing held up', async () => {
    const evil = '<img src=x onerror=alert(1)>\u0000=HYPERLINK("http://a")\ud800'.padEnd(1_000_000, 'ä');
    directory.tell('ADDRESS', 'x,1', {
      ...COMPANY,
      number: 'X-1',
      name: evil,
      email: 'kein',
      phone: evil,
      postCode: 'SW1A 1AA',
      street: evil,
    });
    directory.tell('ADDRESS', 'x,2', { ...COMPANY, number: evil, name: 'Lange Nummer' });
    directory.tell('ADDRESS', 'x,3', { ...COMPANY, number: 'k-1', name: 'Zwilling' });
    directory.tell('ADDRESS', 'x,4', { ...COMPANY, number: 'X-4', name: 'Kreis', parent: 'x,5' });
    directory.tell('ADDRESS', 'x,5', { ...COMPANY, number: 'X-5', name: 'Kreis', parent: 'x,4' });
    directory.tell('ADDRESS', 'x,6', { ...COMPANY, number: 'X-6', name: 'Selbst', parent: 'x,6' });
    directory.tell('ADDRESS', 'x,7', { ...COMPANY, number: 'X-7', name: 'Zu tief', parent: 'a,9' });
    directory.tell('ADDRESS', 'x,8', { ...COMPANY, number: 17, name: ['Liste'] });
    directory.tell('ADDRESS', 'x,9', { ...COMPANY, number: 'X-9', name: 'Brav' });
    directory.tell('CATALOG_ITEM', 'i,2', {
      ...ITEM,
      number: 'I-2',
      name: 'Palette',
      unit: 'XXX',
      unitPrice: Number.NaN,
    });
    directory.tell('CATALOG_ITEM', 'i,3', { ...ITEM, number: 'I-3', name: 'Frei', unitPrice: -1e15 });
    await erp.read();
    const kept = await one('addresses', 'X-1');
    expect(kept).toMatchObject({ email: null, phone: null, postCode: null });
    expect(kept.name).toHaveLength(200);
    expect(kept.name).not.toMatch(/\p{Cc}|\p{Cs}/u);
    expect(await one('addresses', 'X-9')).toMatchObject({ name: 'Brav' });
    expect(await one('catalog-items', 'I-3')).toMatchObject({ unitPrice: null });
    const reasons = Object.fromEntries(
      (await refused()).map(({ label, reason, problem }) => [label.split(' ')[0], [problem, reason]]),
    );
    expect(reasons).toMatchObject({
      'k-1': ['UNUSABLE', 'number: DUPLICATE'],
      'X-4': ['UNUSABLE', 'parent: UNKNOWN_REFERENCE'],
      'X-5': ['UNUSABLE', 'parent: UNKNOWN_REFERENCE'],
      'X-6': ['UNUSABLE', 'parent: UNKNOWN_REFERENCE'],
      'X-7': ['UNUSABLE', 'parent: SUBADDRESS_DEPTH'],
      'I-2': ['UNUSABLE', 'unit: INVALID_VALUE'],
    });
    expect(await refused()).toHaveLength(8);
    directory.tell('ADDRESS', 'x,3', { ...COMPANY, number: 'X-3', name: 'Kein Zwilling' });
    await erp.read();
    expect(await refused()).toHaveLength(7);
  });

  it('is read once more when an administrator says so, and goes through once its cause is gone', async () => {
    directory.tell('ADDRESS', 'y,1', { ...COMPANY, number: 'Y-1', name: 'Doppelt' });
    directory.tell('ADDRESS', 'y,2', { ...COMPANY, number: 'y-1', name: 'Doppelt, zweimal' });
    await erp.read();
    const link = async () => (await refused()).find(({ label }) => label.startsWith('y-1')) as Json;
    const { id } = await link();
    const retried = () => desk.as('admin').post(`v1/erp-links/${id}/retries`).send({});
    const again = async () => {
      expect((await retried().expect(200)).body).toMatchObject({ state: 'WAITING' });
      await erp.exchange(id);
    };
    await again();
    expect(await link()).toMatchObject({ id, reason: 'number: DUPLICATE', attempts: 0 });
    directory.befalls = away;
    await again();
    const waiting = async () => await desk.as('admin').read(`v1/erp-links/${id}`);
    expect(await waiting()).toMatchObject({ state: 'WAITING', problem: 'UNAVAILABLE', retryAt: expect.any(String) });
    directory.befalls = () => undefined;
    await desk.rows('update erp_connection set open_until = null, failures = 0');
    // An entry removed there without notice: its record is switched off here, and the number becomes free.
    directory.lose('ADDRESS', 'y,1');
    await erp.aDayLater();
    await erp.read();
    await again();
    expect(await one('addresses', 'y-1')).toMatchObject({ name: 'Doppelt, zweimal', active: true });
    await desk.as('admin').get(`v1/erp-links/${id}`).expect(404);
    await desk.as('agent').post(`v1/erp-links/${id}/retries`).send({}).expect(403);
  });

  it('is a part of what the connection says that it can, without what is not installed there', async () => {
    directory.befalls = (_call, kind) => {
      if (kind === 'EMPLOYEE') throw new ErpError('UNSUPPORTED', 'NOT_APPLIED');
    };
    await erp.read();
    const { tells, readAt } = await erp.state();
    expect(tells).toEqual(['ADDRESS', 'CONTACT', 'PROJECT', 'CATALOG_ITEM']);
    expect(readAt).not.toBeNull();
  });

  it('is ours once the system is switched off, with everything that hangs on it, and the same again once it is back', async () => {
    const before = await one('contacts', 'M-3');
    await erp.change({ active: false });
    const own = await one('contacts', 'M-3');
    expect(own).toMatchObject({ id: before.id, origin: null, active: true });
    const { body } = await patch('contacts', own, { lastname: 'Huber' }).expect(200);
    expect(body.name).toBe('Anna Huber');
    await erp.change({ active: true });
    await erp.read();
    expect(await one('contacts', 'M-3')).toMatchObject({ id: before.id, name: 'Anna Keller', origin: 'TRYTON' });
    expect(codesOf((await patch('contacts', await one('contacts', 'M-3'), { lastname: 'X' })).body)).toEqual([]);
  });
});

describe('a number of the ERP', () => {
  const unknown = (field: string) => [[`/${field}`, 'NUMBER_UNKNOWN']];
  const linked = (id: string) =>
    desk.superuser
      .query("select kind, problem, label from erp_link where record = $1 and kind <> 'TASK'", [id])
      .then(({ rows }) => rows);
  const check = () => runAsTenant('alpina', () => desk.app.get(ErpNumbersHandler).handle());

  it('is taken and marked where no ERP is connected, and looked up once one is', async () => {
    expect(early.unverified.toSorted()).toEqual(['ADDRESS', 'BILLING_ADDRESS', 'PROJECT']);
    await check();
    const body = await desk.as('agent').read(`v1/customers/${early.id}`);
    expect(body.unverified).toEqual(['BILLING_ADDRESS']);
    expect(await linked(early.id)).toMatchObject([{ kind: 'ADDRESS', problem: 'NOT_LINKED' }]);
  });

  it('is refused where it is not known there either, and nothing is saved', async () => {
    const sent = { code: 'NUM-1', name: 'Nummern', crmAddressNumber: 'NIE', defaultProject: 'P-1' };
    const answer = await desk.as('manager').post('v1/customers').send(sent).expect(422);
    expect(codesOf(answer.body)).toEqual(unknown('crmAddressNumber'));
    const customer = await create('customers', { ...sent, crmAddressNumber: 'K-4' });
    expect(customer).toMatchObject({ unverified: [] });
    directory.tell('PROJECT', 'w,8', { number: 'P-8', name: 'Eben erst', address: null });
    const { body } = await patch('customers', customer, { defaultProject: 'P-8' }).expect(200);
    const refusal = await patch('customers', body, { name: 'Anders', defaultBillingAddress: 'NIE' }).expect(422);
    expect(codesOf(refusal.body)).toEqual(unknown('defaultBillingAddress'));
    expect((await patch('customers', { ...body, version: 1 }, { defaultProject: 'NIE' })).status).toBe(412);
  });

  it('is kept and marked while it is away, looked up later, and listed if it is not known then', async () => {
    directory.befalls = (call) => {
      if (call === 'knows') away();
    };
    const sent = { code: 'NUM-2', name: 'Später', defaultBillingAddress: 'K-88', defaultProject: 'P-88' };
    const customer = await create('customers', sent);
    expect(customer.unverified).toEqual(['BILLING_ADDRESS', 'PROJECT']);
    const read = async () => await desk.as('agent').read(`v1/customers/${customer.id}`);
    await check();
    expect(await read()).toMatchObject({ unverified: ['BILLING_ADDRESS', 'PROJECT'] });
    expect(await linked(customer.id)).toEqual([]);
    directory.befalls = () => undefined;
    await desk.rows('update erp_connection set open_until = null');
    directory.tell('ADDRESS', 'p,88', { ...COMPANY, number: 'K-88', name: 'Nachgereicht' });
    await check();
    await check();
    expect(await read()).toMatchObject({ unverified: ['PROJECT'], defaultProject: 'P-88' });
    expect(await linked(customer.id)).toEqual([{ kind: 'PROJECT', problem: 'NOT_LINKED', label: 'Später: P-88' }]);
    const [listed] = (await refused()).filter(({ label }) => label === 'Später: P-88');
    await desk.as('admin').post(`v1/erp-links/${listed?.id}/retries`).send({}).expect(200);
    const jobs = "select count(*)::int as jobs from pgboss.job where name = 'erp-numbers' and state = 'created'";
    expect((await desk.rows(jobs))[0].jobs).toBeGreaterThan(0);
    const { body } = await patch('customers', await read(), { defaultProject: 'P-1' }).expect(200);
    expect(body).toMatchObject({ unverified: [] });
    expect(await linked(customer.id)).toEqual([]);
  });

  describe('that a task names', () => {
    const add = (task: Json) =>
      desk
        .as('agent')
        .post(`v1/tickets/${ticket}/tasks`)
        .send({ subject: 'Pumpe', ...task });
    const task = async (sent: Json): Promise<Json> => (await add(sent).expect(201)).body;
    const read = async ({ id }: Json): Promise<Json> => await desk.as('agent').read(`v1/tasks/${id}`);

    it('was taken and marked before an ERP was connected, and is looked up now; a number of its report is ours', async () => {
      expect(earlyTasks.map(({ unverified }) => unverified)).toEqual([['PROJECT'], ['PROJECT'], ['ADDRESS'], []]);
      await check();
      const found = await Promise.all(earlyTasks.map(read));
      expect(found.map(({ unverified }) => unverified)).toEqual([[], ['PROJECT'], ['ADDRESS'], []]);
      const [, unknownProject, privateOne] = earlyTasks as [Json, Json, Json];
      expect(await linked(unknownProject.id)).toMatchObject([{ problem: 'NOT_LINKED', label: 'Ohne Projekt: NIE' }]);
      // Administrators read the number of a private task alone.
      expect(await linked(privateOne.id)).toMatchObject([{ problem: 'NOT_LINKED', label: 'NIE' }]);
    });

    it('is settled with the number itself: by another one, another type, and the removal of the task', async () => {
      const [, unknownProject, privateOne] = (await Promise.all(earlyTasks.map(read))) as [Json, Json, Json];
      const { body } = await patch('tasks', unknownProject, { projectNumber: 'P-1' }).expect(200);
      expect(body).toMatchObject({ unverified: [] });
      expect(await linked(unknownProject.id)).toEqual([]);
      const other = await desk
        .as('agent')
        .change(`v1/tasks/${privateOne.id}`, privateOne.version, { type: 'DOCUMENT' })
        .expect(200);
      expect(other.body).toMatchObject({ addressNumber: null, unverified: [] });
      expect(await linked(privateOne.id)).toEqual([]);
      directory.befalls = away;
      const marked = await task({ projectNumber: 'NIE' });
      directory.befalls = () => undefined;
      await desk.rows('update erp_connection set open_until = null');
      await check();
      expect(await linked(marked.id)).toHaveLength(1);
      await desk.as('agent').delete(`v1/tasks/${marked.id}`).expect(200);
      expect(await linked(marked.id)).toEqual([]);
    });

    it('is refused where it is unknown, in a new task and in a change of one, after all that refuses it otherwise', async () => {
      expect(codesOf((await add({ projectNumber: 'NIE' }).expect(422)).body)).toEqual(unknown('projectNumber'));
      const address = { type: 'ADDRESS', addressNumber: 'NIE' };
      expect(codesOf((await add(address).expect(422)).body)).toEqual(unknown('addressNumber'));
      const wrong = await add({ type: 'ADDRESS', projectNumber: 'NIE' }).expect(422);
      expect(codesOf(wrong.body)).toEqual([['/projectNumber', 'TASK_NUMBER_TYPE']]);
      await desk
        .as('otherAgent')
        .post(`v1/tickets/${ticket}/tasks`)
        .send({ subject: 'x', projectNumber: 'NIE' })
        .expect(404);
      const kept = await task({ projectNumber: 'P-1' });
      expect(kept).toMatchObject({ unverified: [] });
      expect(codesOf((await patch('tasks', kept, { projectNumber: 'NIE' }).expect(422)).body)).toEqual(
        unknown('projectNumber'),
      );
      expect(await read(kept)).toEqual(kept);
    });
  });

  it('is asked once for an Idempotency-Key, which keeps what was asked for and not what the connection notes', async () => {
    for (const befalls of [() => undefined, away]) {
      directory.befalls = befalls;
      await desk.rows('update erp_connection set checked_at = null, open_until = null');
      const code = befalls === away ? 'KEY-2' : 'KEY-1';
      const send = () =>
        desk
          .as('manager')
          .post('v1/customers')
          .set('Idempotency-Key', code)
          .send({ code, name: code, crmAddressNumber: befalls === away ? 'K-9' : 'K-5' });
      const { body: first } = await send().expect(201);
      expect(first).toMatchObject({ code });
      expect((await send().expect(201)).body).toEqual(first);
      await desk.as('manager').get(`v1/customers/${first.id}`).expect(200);
    }
  });

  it('is searched in our own tables whatever the system does, which tell how old they are', async () => {
    const asked = directory.calls.length;
    directory.befalls = away;
    const body = await desk.as('agent').read('v1/crm/addresses', { q: 'Acme' });
    expect(body.map(({ number }: Json) => number)).toEqual(['K-1']);
    expect(directory.calls).toHaveLength(asked);
    const source = async () => await desk.as('executor').read('v1/crm/source');
    expect(await source()).toMatchObject({ name: 'ERP', current: true, readAt: expect.any(String) });
    await desk.rows("update erp_connection set read_at = now() - interval '20 minutes'");
    expect(await source()).toMatchObject({ current: false });
    await desk.as('customer').get('v1/crm/source').expect(403);
    expect(await desk.as('otherAgent').read('v1/crm/source')).toMatchObject({
      name: null,
      current: true,
    });
  });
});
