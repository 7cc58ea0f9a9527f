import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Account } from '../../api/ports/identity.js';
import { eventually } from '../support/eventually.js';
import type { Trouble } from '../support/issuer.js';
import { people } from '../support/people.js';
import { quickest } from '../support/quickest.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';
import { startWorker } from '../support/worker-process.js';

const desk = useDesk();
const records = recordsOf(desk);
beforeAll(async () => {
  for (const person of ['manager', 'agent', 'otherManager', 'otherAgent'] as const) await records.me(person);
  await records.create('customers', { code: 'ACME', name: 'Acme AG' });
});
afterEach(() => {
  desk.issuer.trouble = undefined;
});

const account = (username: string) => desk.issuer.accounts.search('username', username);
const recordOf = async (username: string): Promise<Json | undefined> =>
  (await desk.as('manager').read(`v1/users?filter={"username":"${username}"}`))[0];
const waitingJobs = async () =>
  await desk.rows(`select data from pgboss.job where name = 'account-sync' and state < 'active'`);
const post = (body: Json) => desk.as('manager').post('v1/users', body);

/** An agent whose account was not made by this desk. */
const agent = (tenant: string, username: string): Account => ({
  tenant,
  owner: 'somebody',
  username,
  firstname: 'Nadia',
  lastname: 'Widmer',
  email: `${username}@volta.example`,
  locale: 'de-CH',
  roles: ['vsd-agent'],
  customerCode: null,
  active: true,
});

describe('a new user', () => {
  it('has an account of the same name, roles, customer and language, with which they cannot sign in yet', async () => {
    const user = await records.create('users', {
      username: 'Nina.Frei',
      firstname: 'Nina',
      lastname: 'Frei',
      email: 'Nina@acme.example',
      language: 'fr-CH',
      roles: ['vsd-customer'],
      customerCode: 'ACME',
    });
    expect(user).toMatchObject({ username: 'nina.frei', shared: false, active: true });
    expect(user.can).toEqual({ edit: true, invite: true, delete: true, locked: [] });
    expect(account('nina.frei')).toMatchObject({
      firstname: 'Nina',
      email: 'nina@acme.example',
      locale: 'fr-CH',
      realmRoles: ['vsd-customer'],
      tenants: { alpina: [] },
      customers: { alpina: 'ACME' },
      owner: user.id,
      enabled: true,
    });
    expect(await desk.issuer.accounts.signIn('nina.frei', 'demo')).toBe('wrong');
    expect(await waitingJobs()).toEqual([]);
  });

  it('gets a temporary password by an invitation, which is told once and kept nowhere', async () => {
    const user = await records.create('users', { username: 'invited', roles: ['vsd-customer'], customerCode: 'ACME' });
    const invite = (person: 'manager' | 'agent') => desk.as(person).post(`v1/users/${user.id}/invitation`);
    await invite('agent').expect(403);
    const { body } = await invite('manager').set('Idempotency-Key', 'invite-once').expect(201);
    expect(body).toEqual({ username: 'invited', temporaryPassword: expect.stringMatching(/^([A-Z][a-z]{2}\d-?){4}$/) });
    expect(await desk.issuer.accounts.signIn('invited', body.temporaryPassword)).toMatchObject({ mustChange: true });
    expect(desk.issuer.ended).toContain('invited-subject');
    const rows = await desk.rows(`select from idempotency_key where answer::text like '%emporary%'`);
    expect(rows).toEqual([]);
    const again = (await invite('manager').expect(201)).body;
    expect(again.temporaryPassword).not.toBe(body.temporaryPassword);
  });

  it('is refused under a name that differs by its case alone', async () => {
    await records.create('users', { roles: ['vsd-agent'], username: 'case.less', email: 'case@alpina.example' });
    const name = await post({ roles: ['vsd-agent'], username: 'CASE.Less' }).expect(409);
    expect([name.body.code, codesOf(name.body)]).toEqual(['DUPLICATE', [['/username', 'DUPLICATE']]]);
    const email = await post({ roles: ['vsd-agent'], username: 'case.more', email: 'CASE@alpina.example' }).expect(409);
    expect(codesOf(email.body)).toEqual([['/email', 'DUPLICATE']]);
    expect((await post({ roles: ['vsd-agent'], username: 'no blanks' }).expect(422)).body.errors[0].code).toBe(
      'FORMAT_INVALID',
    );
  });
});

describe('a person of another tenant', () => {
  it('cannot be made again, neither by username nor by e-mail', async () => {
    const name = await post({ roles: ['vsd-agent'], username: 'Nordwind-Agent' }).expect(409);
    expect([name.body.code, codesOf(name.body)]).toEqual(['USER_OTHER_TENANT', [['/username', 'USER_OTHER_TENANT']]]);
    const email = await post({ roles: ['vsd-agent'], username: 'fresh', email: 'agent@nordwind.example' }).expect(409);
    expect(codesOf(email.body)).toEqual([['/email', 'USER_OTHER_TENANT']]);
    const own = await records.create('users', { roles: ['vsd-agent'], username: 'moved' });
    const changed = await records.patch('users', own, { email: 'agent@nordwind.example' }).expect(409);
    expect(codesOf(changed.body)).toEqual([['/email', 'USER_OTHER_TENANT']]);
    expect(account('fresh')).toBeUndefined();
  });

  it('is found at the identity service too, where nobody has signed in to the desk yet', async () => {
    const { accounts } = desk.issuer;
    const elsewhere = { ...accounts.newAccount(agent('nordwind', 'never-here')), id: 'never-here' };
    await accounts.store(elsewhere);
    const refused = await post({ roles: ['vsd-agent'], username: 'never-here' }).expect(409);
    expect(codesOf(refused.body)).toEqual([['/username', 'USER_OTHER_TENANT']]);
    expect(account('never-here')).toEqual(elsewhere);
    await accounts.store({ ...elsewhere, id: 'seeming', username: 'seeming', email: 's\u200beeming@volta.example' });
    const seeming = await post({ roles: ['vsd-agent'], username: 'plain', email: 'seeming@volta.example' }).expect(409);
    expect(codesOf(seeming.body)).toEqual([['/email', 'USER_OTHER_TENANT']]);
    expect(await recordOf('never-here')).toBeUndefined();
  });

  it('is asked for in the database by managers of customers alone', async () => {
    const app = new pg.Client({ connectionString: desk.databaseUrl });
    await app.connect();
    await app.query(`set app.tenant = 'alpina'`);
    const ask = async (username: string) => {
      const rows = await desk.rows('select id from "user" where username = $1', username);
      return app.query(`select vsd_person_elsewhere($1, $1, 'nordwind-agent', null) as found`, [rows[0].id]);
    };
    expect((await ask('alpina-manager')).rows).toEqual([{ found: 'username elsewhere' }]);
    await expect(ask('alpina-agent')).rejects.toThrow(/Only managers of customers/);
    await expect(ask('nordwind-manager')).rejects.toThrow(/Only managers of customers/);
    await expect(app.query(`update person_question set asked = 0`)).rejects.toThrow(/permission denied/);
    await app.end();
  });

  it('is no oracle: after a hundred questions within the hour there is no answer', async () => {
    const before = (await desk.rows('select asked from person_question order by asked desc'))[0].asked;
    expect(before).toBeGreaterThan(5);
    await desk.superuser.query('update person_question set asked = 99');
    await post({ roles: ['vsd-agent'], username: 'nordwind-agent' }).expect(409);
    expect((await post({ roles: ['vsd-agent'], username: 'nordwind-agent' }).expect(429)).body.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await post({ roles: ['vsd-agent'], username: 'anybody-else' }).expect(429)).body.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(account('anybody-else')).toBeUndefined();
    await desk.superuser.query('delete from person_question');
  });
});

describe('roles', () => {
  it('are given by those who hold them, and the narrow ones by every manager', async () => {
    const give = (roles: string[]) =>
      post({ username: `roles-${roles.join('-').toLowerCase()}`, executionCompany: 'Rohr & Draht', roles });
    await give(['vsd-agent', 'manage_customer']).expect(201);
    await give(['vsd-executor']).expect(201);
    expect(codesOf((await give(['vsd-admin']).expect(422)).body)).toEqual([['/roles', 'ROLE_NOT_GIVEN']]);
    const body = await desk.as('manager').read('v1/me');
    expect(body.account.assignableRoles).not.toContain('vsd-admin');
    expect((await desk.as('agent').read('v1/me')).account.assignableRoles).toEqual([]);
  });

  it('protect whoever has more than the manager may give: no change, no new password', async () => {
    await records.me('admin');
    const admin = (await recordOf('alpina-admin')) as Json;
    expect(admin.can).toMatchObject({ edit: false, invite: false });
    const refused = await records.patch('users', admin, { email: 'mine@alpina.example' }).expect(403);
    expect(refused.body.code).toBe('USER_BEYOND_RIGHTS');
    const invited = await desk.as('manager').post(`v1/users/${admin.id}/invitation`).expect(403);
    expect(invited.body.code).toBe('USER_BEYOND_RIGHTS');
  });

  it('change at once, whatever tokens from before say', async () => {
    const user = await records.create('users', { username: 'rising', roles: ['vsd-agent'] });
    const token = await desk.issuer.sign({ ...people.agent, sub: 'rising-subject', preferred_username: 'rising' });
    const asHe = (path: string) => desk.as(null).get(path).set('Authorization', `Bearer ${token}`);
    expect((await asHe('v1/me').expect(200)).body.roles).toEqual(['vsd-agent']);
    const current = (await recordOf('rising')) as Json;
    await records.patch('users', current, { roles: ['vsd-executor'], executionCompany: 'Rohr & Draht' }).expect(200);
    expect((await asHe('v1/me').expect(200)).body.roles).toEqual(['vsd-executor']);
    await asHe('v1/categories').expect(200);
    expect(account('rising')?.realmRoles).toEqual(['vsd-executor']);
    expect((await recordOf('rising'))?.roles).toEqual(['vsd-executor']);
    expect(user.version).toBeLessThan(((await recordOf('rising')) as Json).version);
  });
});

describe('a deactivated user', () => {
  it('is out at once, at the identity service as well, and comes back when activated', async () => {
    const user = await records.create('users', { username: 'leaving', roles: ['vsd-agent'] });
    const token = await desk.issuer.sign({ ...people.agent, sub: 'leaving-subject', preferred_username: 'leaving' });
    const asHe = () => desk.as(null).get('v1/me').set('Authorization', `Bearer ${token}`);
    await asHe().expect(200);
    const off = (await records.patch('users', user, { active: false }).expect(200)).body;
    expect((await asHe().expect(401)).body.code).toBe('USER_INACTIVE');
    expect(account('leaving')?.enabled).toBe(false);
    expect(desk.issuer.ended).toContain('leaving-subject');
    await desk.as('manager').post(`v1/users/${user.id}/invitation`).expect(409);
    await records.patch('users', off, { active: true }).expect(200);
    await asHe().expect(200);
    expect(account('leaving')?.enabled).toBe(true);
  });

  it('is somebody else: nobody locks themselves out', async () => {
    const own = (await recordOf('alpina-manager')) as Json;
    expect((await records.patch('users', own, { active: false }).expect(409)).body.code).toBe('USER_SELF');
    await desk.as('manager').post(`v1/users/${own.id}/invitation`).expect(409);
  });
});

describe('a user of several tenants', () => {
  const shared = { ...people.agent, sub: 'both-subject', preferred_username: 'both', name: 'Nadia Widmer' };
  const tenants = { 'vsd-webapp-alpina': { roles: [] }, 'vsd-webapp-nordwind': { roles: [] } };

  it('keeps name, e-mail and main role, which only the external support changes; the rest is the tenant’s', async () => {
    const { accounts } = desk.issuer;
    const token = await desk.issuer.sign({ ...shared, email: 'both@volta.example', resource_access: tenants });
    await desk.as(null).get('v1/me').set('Authorization', `Bearer ${token}`).expect(200);
    await accounts.store({
      ...accounts.newAccount(agent('alpina', 'both')),
      tenants: { alpina: [], nordwind: ['access_reporting'] },
    });
    const user = (await recordOf('both')) as Json;
    expect(user).toMatchObject({
      shared: true,
      can: { invite: false, locked: ['firstname', 'lastname', 'name', 'email'] },
    });
    const refused = await records.patch('users', user, { lastname: 'Berger', email: 'x@volta.example' }).expect(409);
    expect(refused.body.code).toBe('USER_SHARED');
    expect(codesOf(refused.body).map(([pointer]) => pointer)).toEqual(['/lastname', '/name', '/email']);
    const demoted = await records
      .patch('users', user, { roles: ['vsd-executor'], executionCompany: 'Rohr' })
      .expect(409);
    expect(codesOf(demoted.body)).toEqual([['/roles', 'USER_SHARED']]);
    await desk.as('manager').post(`v1/users/${user.id}/invitation`).expect(409);

    const more = await records.patch('users', user, { roles: ['vsd-agent', 'manage_master_data'] }).expect(200);
    expect(account('both')?.tenants).toEqual({ alpina: ['manage_master_data'], nordwind: ['access_reporting'] });
    await records.patch('users', more.body, { active: false }).expect(200);
    expect(account('both')).toMatchObject({ enabled: true, tenants: { nordwind: ['access_reporting'] } });
    expect(account('both')?.tenants).not.toHaveProperty('alpina');
  });
});

describe('when the identity service fails', () => {
  const troubles: [string, Trouble, number][] = [
    ['is away', { kind: 'away' }, 503],
    ['answers with an error of its own', { kind: 'status', status: 500 }, 503],
    ['refuses', { kind: 'status', status: 400, of: /^(POST|PUT)/ }, 502],
    ['breaks off after it has done it', { kind: 'broken', of: /^(POST|PUT)/ }, 503],
  ];

  it.each(troubles)('%s: nothing is made, and the next attempt succeeds', async (what, trouble, status) => {
    const username = `new-${what.replaceAll(' ', '-')}`;
    desk.issuer.trouble = trouble;
    const failed = await post({ roles: ['vsd-agent'], username }).expect(status);
    expect(failed.body.code).toBe('USER_NOT_CREATED');
    expect(await recordOf(username)).toBeUndefined();
    desk.issuer.trouble = undefined;
    if (account(username)) await worked();
    expect(account(username)).toBeUndefined();
    await post({ roles: ['vsd-agent'], username }).expect(201);
  });

  it.each(troubles)('%s: a change is taken back there and not stored here', async (what, trouble, status) => {
    const username = `change-${what.replaceAll(' ', '-')}`;
    const user = await records.create('users', { username, lastname: 'Alt', roles: ['vsd-agent'] });
    desk.issuer.trouble = trouble;
    const failed = await records.patch('users', user, { lastname: 'Neu' }).expect(status);
    expect(failed.body.code).toBe('USER_NOT_UPDATED');
    const off = await records.patch('users', user, { active: false }).expect(status);
    expect(off.body.code).toBe('USER_NOT_DEACTIVATED');
    desk.issuer.trouble = undefined;
    expect(await recordOf(username)).toMatchObject({ lastname: 'Alt', active: true, version: user.version });
    if (account(username)?.lastname !== 'Alt' || !account(username)?.enabled) await worked();
    expect(account(username)).toMatchObject({ lastname: 'Alt', enabled: true });
  });

  it('takes back at once what was done without an answer, if the service is there again', async () => {
    const user = await records.create('users', { roles: ['vsd-agent'], username: 'brief', lastname: 'Alt' });
    desk.issuer.trouble = { kind: 'broken', of: /^PUT/, once: true };
    await records.patch('users', user, { lastname: 'Neu' }).expect(503);
    expect(account('brief')?.lastname).toBe('Alt');
    desk.issuer.trouble = { kind: 'broken', of: /^POST/, once: true };
    await post({ roles: ['vsd-agent'], username: 'brief-new' }).expect(503);
    expect(account('brief-new')).toBeUndefined();
    await post({ roles: ['vsd-agent'], username: 'brief-new' }).expect(201);
  });

  it('waits no longer than a few seconds for an answer', async () => {
    desk.issuer.trouble = { kind: 'silent', of: /^POST/ };
    const took = await quickest(15_000, async () => {
      const begin = Date.now();
      const { body } = await post({ roles: ['vsd-agent'], username: 'patient' }).expect(503);
      expect(body.code).toBe('USER_NOT_CREATED');
      return Date.now() - begin;
    });
    expect(took).toBeLessThan(15_000);
    expect(await recordOf('patient')).toBeUndefined();
  });

  it('puts right what a crash left between the service and the record', async () => {
    const kept = await records.create('users', { roles: ['vsd-agent'], username: 'crash-kept', lastname: 'Alt' });
    const half = desk.issuer.accounts.search('username', 'crash-kept') as Json;
    await desk.issuer.accounts.store({ ...half, lastname: 'Neu' } as never);
    const orphan = { ...half, id: 'crash-lost-subject', username: 'crash-lost', owner: randomUUID() };
    await desk.issuer.accounts.store(orphan as never);
    const left = [kept.id, orphan.owner].map((user) => ({ tenant: 'alpina', data: { user }, failures: 0 }));
    for (const data of left) {
      await desk.superuser.query(`insert into pgboss.job (name, data) values ('account-sync', $1)`, [
        JSON.stringify(data),
      ]);
    }
    await worked();
    expect(account('crash-kept')?.lastname).toBe('Alt');
    expect(account('crash-lost')).toBeUndefined();
  });

  /** Has the worker do all waiting jobs at once. */
  async function worked(): Promise<void> {
    const worker = await startWorker({
      DATABASE_URL: desk.databaseUrl,
      VSD_ISSUER: desk.issuer.url,
      VSD_IDENTITY_SECRET: 'demo',
    });
    const own = `name = 'account-sync'`;
    await eventually(async () => {
      // A failed job is repeated later; here the repetition comes at once.
      await desk.superuser.query(`update pgboss.job set start_after = now() where ${own} and state < 'active'`);
      const rows = await desk.rows(`select from pgboss.job where ${own} and state <= 'active'`);
      expect(rows).toEqual([]);
    });
    worker.kill();
    await worker.ended;
  }
});

describe('my own account', () => {
  const change = (current: string, password: string, person: 'customer' | 'agent' = 'customer') =>
    desk.as(person).post('v1/me/password', { current, password });

  it('lets people of a customer change their password, who know the present one', async () => {
    const { accounts } = desk.issuer;
    const user = await records.create('users', {
      username: 'alpina-customer',
      roles: ['vsd-customer'],
      customerCode: 'ACME',
    });
    await accounts.changePassword({ username: 'alpina-customer' }, 'the first one');
    expect(await desk.as('customer').read('v1/me')).toMatchObject({
      id: user.id,
      account: { changePassword: true, locked: false },
    });
    expect(codesOf((await change('not this', 'the second one').expect(422)).body)).toEqual([
      ['/current', 'PASSWORD_WRONG'],
    ]);
    const short = await change('the first one', 'short').expect(422);
    expect(short.body.errors).toMatchObject([{ pointer: '/password', code: 'MIN_CHARS', params: { n: 8 } }]);
    const same = await change('the first one', 'the first one').expect(422);
    expect(codesOf(same.body)).toEqual([['/password', 'PASSWORD_SAME']]);
    await change('the first one', ' the second one ').expect(204);
    expect(await accounts.signIn('alpina-customer', ' the second one ')).toMatchObject({ mustChange: false });
  });

  it('does not guess for whoever found an open screen', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await change(`guess ${attempt}`, 'something else').expect(422);
    expect((await change('guess', 'something else').expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
  });

  it('refuses it to everybody else', async () => {
    const refused = await change('the first one', 'the second one', 'agent').expect(403);
    expect(refused.body.code).toBe('PASSWORD_NOT_OFFERED');
    expect((await desk.as('agent').read('v1/me')).account.changePassword).toBe(false);
  });

  it('takes the language for mails at once', async () => {
    const { body } = await desk.as('agent').put('v1/me/language', { language: 'it-CH' }).expect(200);
    expect(body).toEqual({ language: 'it-CH' });
    expect((await recordOf('alpina-agent'))?.language).toBe('it-CH');
    await desk.as('agent').put('v1/me/language', { language: 'xx' }).expect(422);
  });
});
