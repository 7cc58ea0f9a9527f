import { eventually } from '../support/eventually.js';
import { people } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';
import { startWorker } from '../support/worker-process.js';

let customer: Json;
const desk = useDesk();
const records = recordsOf(desk);
beforeAll(async () => {
  for (const person of ['manager', 'agent', 'admin', 'otherManager'] as const) await records.me(person);
  customer = await records.create('customers', { code: 'ACME', name: 'Acme AG' });
});
afterEach(() => {
  desk.issuer.trouble = undefined;
});

const account = (username: string) => desk.issuer.accounts.search('username', username);
const agent = (username: string) => records.create('users', { username, roles: ['vsd-agent'] });
const remove = ({ id }: Json, person: keyof typeof people = 'manager') => desk.as(person).delete(`v1/users/${id}`);
const isKept = ({ id }: Json) => desk.as('manager').get(`v1/users/${id}`).expect(200);
const isGone = ({ id }: Json) => desk.as('manager').get(`v1/users/${id}`).expect(404);
const named = async (username: string): Promise<Json> =>
  (await desk.as('manager').read(`v1/users?filter={"username":"${username}"}`))[0];

describe('a user who was never used', () => {
  it('is deleted with the account, and the username is free again at once', async () => {
    const user = await agent('mistyped');
    expect(user.can).toMatchObject({ delete: true });
    const { body } = await remove(user).expect(200);
    expect(body).toMatchObject({ id: user.id, username: 'mistyped' });
    await isGone(user);
    expect(account('mistyped')).toBeUndefined();
    await agent('mistyped');
  });

  it('who belongs to other tenants as well loses the membership alone', async () => {
    const user = await agent('both');
    const { accounts } = desk.issuer;
    await accounts.store({ ...(account('both') as never as Json), tenants: { alpina: [], nordwind: [] } } as never);
    await remove(user).expect(200);
    await isGone(user);
    expect(account('both')).toMatchObject({ enabled: true, tenants: { nordwind: [] } });
    expect(account('both')?.tenants).not.toHaveProperty('alpina');
  });
});

describe('a user who was used', () => {
  it('by signing in, stays and is to be deactivated instead', async () => {
    const user = await agent('signed-in');
    const claims = { ...people.agent, sub: 'signed-in-subject', preferred_username: 'signed-in' };
    const token = await desk.issuer.sign(claims);
    await desk.as(null).get('v1/me').set('Authorization', `Bearer ${token}`).expect(200);
    const { body } = await remove(user).set('Accept-Language', 'en').expect(409);
    expect(body).toMatchObject({ code: 'USER_USED', title: expect.stringContaining('Deactivate the user instead') });
    expect((await isKept(user)).body).toMatchObject({ active: true, can: { delete: false } });
    expect(account('signed-in')?.enabled).toBe(true);
  });

  it('by a record that names them, stays; the refusal says where', async () => {
    const user = await agent('leading');
    await records.create('customers', { code: 'LED', name: 'Geführt AG', defaultProjectLead: user.id });
    const { body } = await remove(user).expect(409);
    expect(body).toMatchObject({ code: 'USER_USED', params: { places: [{ field: 'defaultProjectLead', count: 1 }] } });
    await isKept(user);
    expect(account('leading')?.enabled).toBe(true);
  });

  it('by standing in for somebody, stays', async () => {
    const [user, away] = [await agent('deputy'), await agent('away')];
    const members = [(await named('alpina-manager')).id, away.id];
    await records.create('assignment-groups', { name: 'Empfang', members });
    const times = { activeFrom: '2030-01-07', activeTo: '2030-01-11' };
    await desk.as('manager').create('v1/absences', { user: away.id, deputy: user.id, ...times });
    for (const one of [user, away]) expect((await remove(one).expect(409)).body.code).toBe('USER_USED');
  });

  it('while the deletion runs, stays with the account as it was: the foreign key has the last word', async () => {
    const user = await agent('raced');
    // The first removal is the rehearsal; a sequence also counts rolled back rows.
    await desk.superuser.query(`
      create sequence removals;
      create function name_removed() returns trigger language plpgsql security definer as $$
      begin
        if old.username = 'raced' and nextval('removals') = 2 then
          update customer set default_project_lead_id = old.id where id = '${customer.id}';
        end if;
        return old;
      end $$;
      create trigger name_removed before delete on "user" for each row execute function name_removed();`);
    const calls = desk.issuer.calls.length;
    expect((await remove(user).expect(409)).body.code).toBe('USER_USED');
    expect(desk.issuer.calls.slice(calls).filter((call) => call.startsWith('PUT'))).toHaveLength(2);
    await desk.superuser.query('drop function name_removed cascade');
    await isKept(user);
    expect(account('raced')).toMatchObject({ enabled: true, realmRoles: ['vsd-agent'] });
  });
});

describe('who may delete', () => {
  it('is who keeps users: nobody with fewer rights, of another tenant, or themselves', async () => {
    const user = await agent('protected');
    await remove(user, 'agent').expect(403);
    await remove(user, 'otherManager').expect(404);
    expect((await remove(await named('alpina-manager')).expect(409)).body.code).toBe('USER_SELF');
    await isKept(user);
  });

  it('does not reach those whose roles they may not give, here or at the identity service', async () => {
    const [user, risen] = [await agent('administering'), await agent('risen')];
    await desk.superuser.query(`update "user" set roles = '{vsd-agent,vsd-admin}' where id = $1`, [user.id]);
    await desk.issuer.accounts.store({ ...(account('risen') as never as Json), realmRoles: ['vsd-admin'] } as never);
    for (const one of [user, risen]) {
      expect((await remove(one).expect(403)).body.code).toBe('USER_BEYOND_RIGHTS');
      await isKept(one);
    }
    expect(account('risen')?.enabled).toBe(true);
  });
});

describe('when the identity service fails', () => {
  it('before the record is gone, nothing is deleted', async () => {
    const user = await agent('stays');
    for (const trouble of [{ kind: 'away' }, { kind: 'status', status: 500 }] as const) {
      desk.issuer.trouble = trouble;
      expect((await remove(user).expect(503)).body.code).toBe('USER_NOT_DELETED');
      desk.issuer.trouble = undefined;
      await isKept(user);
      expect(account('stays')?.enabled).toBe(true);
    }
  });

  it('after it, the account is closed at once and removed by the job', async () => {
    const user = await agent('later');
    desk.issuer.trouble = { kind: 'away', of: /^DELETE/ };
    await remove(user).expect(200);
    await isGone(user);
    expect(account('later')?.enabled).toBe(false);
    desk.issuer.trouble = undefined;
    const worker = await startWorker({
      DATABASE_URL: desk.databaseUrl,
      VSD_ISSUER: desk.issuer.url,
      VSD_IDENTITY_SECRET: 'demo',
    });
    await eventually(() => expect(account('later')).toBeUndefined());
    worker.kill();
    await worker.ended;
  });
});
