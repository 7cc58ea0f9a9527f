import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { fieldsOf, personalPartOf } from '../../api/platform/resource/field.js';
import { allTables } from '../../api/platform/resource/resource.js';
import { SearchWatch } from '../../api/search/index/search-watch.js';
import { eventually } from '../support/eventually.js';
import { mailIntake, rawMail } from '../support/mail-intake.js';
import { wakeWorker } from '../support/pass-time.js';
import { people } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world } = useMailedDesk();
const records = recordsOf(desk);
const intake = mailIntake(desk);
const { name: NAME, email: EMAIL, sub: SUBJECT } = people.customer;
const KEPT_TEXT = `Rückfrage an ${EMAIL} bleibt so`;
const REPLACED_TEXT = `${NAME} hat angerufen`;
let ticket: Json;
let customer: string;
let before: Json;

const admin = () => desk.as('admin');
const user = () => admin().read(`v1/users/${customer}`);
const erasure = (id: string): Promise<Json> => admin().read(`v1/erasures/${id}`);
const prepare = async (id = customer): Promise<Json> =>
  (await admin().post(`v1/users/${id}/erasure`).send({}).expect(200)).body;
const inState = (id: string, state: string) =>
  eventually(async () => {
    const found = await erasure(id);
    expect(found.state).toBe(state);
    return found;
  });
const places = (id: string): Promise<Json[]> =>
  admin().read('v1/erasure-places', { filter: { erasure: id }, range: '[0,99]' });
const decide = (place: Json, decision: string) => admin().post(`v1/erasure-places/${place.id}/${decision}`).expect(204);

/** Rows of all tables of the tenant in which a word stands, with their table. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = await desk.rows<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant'`,
  );
  const found: string[] = [];
  for (const { table_name: table } of tables) {
    const statement = `select to_jsonb(t)::text as row from "${table}" t
                        where tenant = 'alpina' and position(lower($1) in lower(to_jsonb(t)::text)) > 0`;
    found.push(...(await desk.rows(statement, word)).map(({ row }) => `${table}: ${row}`));
  }
  return found;
}

/** Numbers of history and figures, which an erasure leaves as they are. */
async function numbers(): Promise<Json> {
  const tables = ['activity', 'ticket', 'ticket_mail', 'attachment', 'report', 'intake_message', 'task'];
  const counts = tables.map((table) => `(select count(*)::int from ${table} where tenant = 'alpina') as ${table}`);
  return (await desk.rows(`select ${counts.join(', ')}`))[0];
}

beforeAll(async () => {
  customer = world.ids.customer;
  const contact = { customerContact: customer, contactName: NAME, contactEmail: EMAIL, contactPhone: '044 123 45 67' };
  ticket = await world.submit('agent', contact);
  const agent = desk.as('agent');
  await desk.as('customer').create(`v1/tickets/${ticket.id}/messages`, { text: 'Es tropft weiter.' });
  await agent.create(`v1/tickets/${ticket.id}/work-notes`, { text: REPLACED_TEXT });
  await agent.create(`v1/tickets/${ticket.id}/work-notes`, { text: KEPT_TEXT });
  const file = agent.post(`v1/tickets/${ticket.id}/attachments`);
  await file.attach('file', Buffer.from(`Protokoll mit ${NAME}`), 'protokoll.txt').expect(201);
  await desk.as('customer').create('v1/saved-queries', { name: 'Meine', list: 'issue', filter: '{}' });
  await records.patch('users', await desk.as('manager').read(`v1/users/${customer}`), { lastname: 'alpina-neu' });
  await records.patch('users', await desk.as('manager').read(`v1/users/${customer}`), { lastname: 'alpina' });
  await intake.deliver(rawMail({ From: `${NAME} <${EMAIL}>`, Subject: 'Noch etwas' }, `Gruss, ${NAME}`)).expect(202);
  const report: Json = await agent.create(`v1/tickets/${ticket.id}/reports`, {});
  await desk.superuser.query('update report set signed_by = $1 where id = $2', [NAME, report.id]);
  await records.create('addresses', { number: '900', name: 'Acme AG' });
  await desk.app.get(JobWorker).start();
  desk.app.get(SearchWatch).start();
  await eventually(async () => {
    const [row] = await desk.rows(
      "select count(*)::int as count from ticket_mail where state = 'SENT' and recipient = $1",
      EMAIL,
    );
    expect(row.count).toBeGreaterThan(0);
    const [message] = await desk.rows('select state from intake_message where sender = $1', EMAIL);
    expect(message?.state).toBe('FILED');
    const texts = await desk.rows('select text from attachment_text where text is not null');
    expect(texts).toHaveLength(1);
  });
});

/** Names of fields that hold a person, or could. */
const LIKE_PERSON = /(name|mail|phone|contact|sender|recipient|signedBy|author|actor|person|user)$/i;
const TEXTS = ['text', 'longText', 'email', 'phone', 'translated'];

describe('the register of personal data', () => {
  it('says of each text that is named like a person whether it is one', () => {
    const silent = allTables().flatMap((type) =>
      fieldsOf(type)
        .filter(
          ({ name, kind, options }) => LIKE_PERSON.test(name) && TEXTS.includes(kind.widget) && !options.transient,
        )
        .filter((field) => !field.kind.isComputed && personalPartOf(field) === undefined)
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('the erasure of a user', () => {
  it('is for administrators of the tenant alone', async () => {
    for (const person of ['agent', 'manager', 'customer'] as const)
      await desk.as(person).post(`v1/users/${customer}/erasure`).send({}).expect(403);
    await desk.as('otherAdmin').post(`v1/users/${customer}/erasure`).send({}).expect(404);
  });

  it('is refused for oneself, and for a user with open tickets, which the refusal names', async () => {
    const own = await admin().post(`v1/users/${world.ids.admin}/erasure`).send({}).expect(409);
    expect(own.body.code).toBe('USER_SELF');
    const open = await world.inWork();
    const { body } = await admin().post(`v1/users/${world.ids.agent}/erasure`).send({}).expect(409);
    expect(body).toMatchObject({ code: 'ERASURE_RESPONSIBLE', params: { count: 1, tickets: open.identifier } });
  });

  it('counts and searches first, changes nothing, and waits for the decisions about texts', async () => {
    await eventually(async () => {
      const waiting = await desk.rows(`select name from pgboss.job where state < 'completed' and start_after <= now()
        and data ->> 'tenant' = 'alpina'`);
      expect(waiting).toEqual([]);
    });
    before = await numbers();
    const { erasure: id, pseudonym } = await prepare();
    const found = await inState(id, 'REVIEW');
    expect(found.found).toContain('Tickets: ');
    expect((await prepare()).erasure).toBe(id);
    expect(await user()).toMatchObject({ name: NAME, active: true });
    const texts = await places(id);
    expect(texts.map(({ excerpt }) => excerpt)).toEqual(
      expect.arrayContaining([REPLACED_TEXT, KEPT_TEXT, `Protokoll mit ${NAME}`]),
    );
    expect((await erasure(id)).undecided).toBe(texts.length);
    const early = await admin().post(`v1/erasures/${id}/start`).send({}).expect(409);
    expect(early.body).toMatchObject({ code: 'ERASURE_UNDECIDED', params: { count: texts.length } });
    for (const place of texts) await decide(place, place.excerpt === KEPT_TEXT ? 'keep' : 'replace');
    expect(await desk.as('otherAdmin').read('v1/erasures')).toEqual([]);
    await desk.as('otherAdmin').post(`v1/erasures/${id}/start`).send({}).expect(404);
    expect(pseudonym).toMatch(/^Person [A-Z2-9]{5}$/);
  });

  it('leaves the person nowhere but in texts that were kept, and history and figures as they were', async () => {
    const { erasure: id, pseudonym } = await prepare();
    await admin().post(`v1/erasures/${id}/start`).send({}).expect(200);
    await inState(id, 'DONE');
    await eventually(async () => {
      for (const word of [NAME, EMAIL, SUBJECT]) {
        const rows = (await rowsWith(word)).filter((row) => !row.includes(KEPT_TEXT));
        expect(rows).toEqual([]);
      }
    });
    expect(await user()).toMatchObject({ name: pseudonym, email: null, active: false });
    expect(await desk.as('agent').read(`v1/tickets/${ticket.id}`)).toMatchObject({
      contactName: pseudonym,
      contactEmail: null,
      customerContact: customer,
    });
    const texts = (await world.activities('agent', ticket.id)).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([`${pseudonym} hat angerufen`, KEPT_TEXT]));
    expect(await numbers()).toEqual(before);
    expect(desk.issuer.accounts.search('username', people.customer.preferred_username)).toBeUndefined();
  });

  it('ends the access: a token of before makes no new user', async () => {
    await desk.as('customer').get('v1/me').expect(401);
    expect(await desk.rows('select id from "user" where username = $1', people.customer.preferred_username)).toEqual(
      [],
    );
  });

  it('stays in the register, so that it is repeated with the same pseudonym after a backup was restored', async () => {
    const [done] = await admin().read<Json[]>('v1/erasures');
    await desk.superuser.query('update "user" set name = $1, email = $2 where id = $3', [NAME, EMAIL, customer]);
    const { erasure: id, pseudonym } = await prepare();
    expect({ id, pseudonym }).toEqual({ id: done?.id, pseudonym: done?.pseudonym });
    await inState(id, 'REVIEW');
    await admin().post(`v1/erasures/${id}/start`).send({ remaining: 'REPLACE' }).expect(200);
    await inState(id, 'DONE');
    expect(await user()).toMatchObject({ name: pseudonym });
  });

  it('is in the log of accesses, which only administrators of the tenant read', async () => {
    const kinds = (await admin().read<Json[]>('v1/data-accesses')).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['ERASURE_PREPARED', 'ERASURE_STARTED', 'ERASURE_DONE']));
    await desk.as('agent').get('v1/data-accesses').expect(403);
    expect(await desk.as('otherAdmin').read('v1/data-accesses')).toEqual([]);
  });
});

describe('the erasure of a person whose name another one has', () => {
  const named = (username: string): Promise<Json> =>
    records.create('users', {
      username,
      name: 'Anna Meier',
      email: `${username}@alpina.example`,
      roles: ['vsd-agent'],
    });
  const about = ({ email }: Json) => world.submit('agent', { contactName: 'Anna Meier', contactEmail: email });

  it('goes by their address alone: records with another address stay, and each text is a finding', async () => {
    const [anna, other] = [await named('a.meier'), await named('anna.m')];
    const [own, foreign] = [await about(anna), await about(other)];
    await desk.as('agent').create(`v1/tickets/${foreign.id}/work-notes`, { text: 'Anna Meier kommt' });
    await admin().post('v1/erasures').send({}).expect(422);
    const { id, pseudonym } = await admin().create('v1/erasures', { user: anna.id });
    expect((await admin().post('v1/erasures').send({ user: anna.id }).expect(409)).body.code).toBe('ERASURE_EXISTS');
    await inState(id, 'REVIEW');
    const found = await places(id);
    expect(found.map(({ excerpt }) => excerpt)).toContain('Anna Meier kommt');
    await admin().post(`v1/erasures/${id}/start`).send({ remaining: 'KEEP' }).expect(200);
    await inState(id, 'DONE');
    expect(await world.read('agent', own.id)).toMatchObject({ contactName: pseudonym, contactEmail: null });
    expect(await world.read('agent', foreign.id)).toMatchObject({
      contactName: 'Anna Meier',
      contactEmail: other.email,
    });
    expect(await admin().read(`v1/users/${other.id}`)).toMatchObject({ name: 'Anna Meier', active: true });
  });
});

describe('the erasure of a contact', () => {
  it('replaces them in the address book and in tickets; a contact of a user is erased with the user', async () => {
    const address = await records.create('addresses', { number: '901', name: 'Rohr AG' });
    const person = { firstname: 'Rita', lastname: 'Zwahlen', email: 'rita@rohr.example', phone: '044 765 43 21' };
    const badge = { key: 'badge', kind: 'TEXT', label: { de: 'Badge' }, filterable: true };
    for (const resource of ['contacts', 'users']) await records.create('custom-fields', { ...badge, resource });
    const custom = { badge: 'B-4711-Z' };
    const contact = await records.create('contacts', { ...person, address: address.id, custom });
    const called = await world.submit('agent', { contactName: 'Rita Zwahlen', contactEmail: person.email });
    const prepared = await admin().post(`v1/contacts/${contact.id}/erasure`).send({}).expect(200);
    await inState(prepared.body.erasure, 'REVIEW');
    await admin().post(`v1/erasures/${prepared.body.erasure}/start`).send({ remaining: 'REPLACE' }).expect(200);
    await inState(prepared.body.erasure, 'DONE');
    const { pseudonym } = prepared.body;
    const { body } = await desk.as('manager').get(`v1/contacts/${contact.id}`).expect(200);
    expect(body).toMatchObject({ name: pseudonym, firstname: null, email: null, phone: null, custom: {} });
    expect(await rowsWith('b-4711-z')).toEqual([]);
    expect(await world.read('agent', called.id)).toMatchObject({ contactName: pseudonym, contactEmail: null });
    expect(await rowsWith('zwahlen')).toEqual([]);
    const twin = await records.create('contacts', {
      lastname: 'Agent',
      email: people.agent.email,
      address: address.id,
    });
    const refused = await admin().post(`v1/contacts/${twin.id}/erasure`).send({}).expect(409);
    expect(refused.body.code).toBe('ERASURE_OF_USER');
  });
});

describe('an erasure while the identity service is away', () => {
  afterEach(() => {
    desk.issuer.trouble = undefined;
  });

  it('closes the access at once, keeps the record to the end, and is completed by the repeated job', async () => {
    const user = await records.create('users', {
      username: 'u.frei',
      name: 'Urs Frei',
      roles: ['vsd-agent'],
      custom: { badge: 'B-4712-Z' },
    });
    const { id, pseudonym } = await admin().create('v1/erasures', { user: user.id });
    await inState(id, 'REVIEW');
    desk.issuer.trouble = { kind: 'away' };
    await admin().post(`v1/erasures/${id}/start`).send({ remaining: 'REPLACE' }).expect(200);
    const waiting = `select id from pgboss.job where name = 'erasures' and state < 'active' and start_after > now()`;
    await eventually(async () => expect(await desk.rows(waiting)).toHaveLength(1));
    expect(await admin().read(`v1/users/${user.id}`)).toMatchObject({ name: 'Urs Frei', active: false });
    desk.issuer.trouble = undefined;
    await desk.superuser.query(`update pgboss.job set start_after = now() where name = 'erasures'`);
    await wakeWorker(desk.superuser);
    await inState(id, 'DONE');
    expect(await admin().read(`v1/users/${user.id}`)).toMatchObject({ name: pseudonym, custom: {} });
    expect([await rowsWith('b-4712-z'), desk.issuer.accounts.search('username', 'u.frei')]).toEqual([[], undefined]);
  });
});
