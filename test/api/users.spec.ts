import { people } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);

describe("a user's name", () => {
  it('is made of first and last name, or is the username, unless it is given', async () => {
    const both = await records.create('users', {
      roles: ['vsd-agent'],
      username: 'u1',
      firstname: 'Anna',
      lastname: 'Keller',
    });
    expect(both.name).toBe('Anna Keller');
    expect((await records.create('users', { roles: ['vsd-agent'], username: 'u2', lastname: 'Meier' })).name).toBe(
      'Meier',
    );
    expect((await records.create('users', { roles: ['vsd-agent'], username: 'u3' })).name).toBe('u3');
    expect(
      (await records.create('users', { roles: ['vsd-agent'], username: 'u4', firstname: 'A', name: 'Empfang' })).name,
    ).toBe('Empfang');
  });

  it('follows first and last name until it is set to something else', async () => {
    const user = await records.create('users', {
      roles: ['vsd-agent'],
      username: 'u5',
      firstname: 'Anna',
      lastname: 'Keller',
    });
    const married = await records.patch('users', user, { lastname: 'Berger' }).expect(200);
    expect(married.body.name).toBe('Anna Berger');
    const renamed = await records.patch('users', married.body, { name: 'Annina' }).expect(200);
    const again = await records.patch('users', renamed.body, { lastname: 'Keller' }).expect(200);
    expect(again.body.name).toBe('Annina');
    const emptied = await records.patch('users', again.body, { name: '' }).expect(422);
    expect(codesOf(emptied.body)).toEqual([['/name', 'REQUIRED']]);
  });
});

describe('the number of users of a customer', () => {
  const active = async (customerCode: string) => {
    const filter = JSON.stringify({ customerCode, active: true });
    const body = await desk.as('agent').read('v1/users', { filter });
    return body.length;
  };

  it('does not exceed its limit, though many are created at once', async () => {
    await records.create('customers', { code: 'SMALL', name: 'Klein', maxUsers: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk.as('manager').post('v1/users', { roles: ['vsd-agent'], username: `small${at}`, customerCode: 'SMALL' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(17);
    expect(refused[0]?.body).toMatchObject({ code: 'USER_LIMIT', params: { max: 3 } });
    expect(await active('SMALL')).toBe(3);
  });

  it('counts active users only, and is looked at again when one is activated or moved', async () => {
    const customer = await records.create('customers', { code: 'TINY', name: 'Winzig', maxUsers: 1 });
    const first = await records.create('users', { roles: ['vsd-agent'], username: 'tiny1', customerCode: 'TINY' });
    const idle = await records.create('users', {
      roles: ['vsd-agent'],
      username: 'tiny2',
      customerCode: 'TINY',
      active: false,
    });
    const free = await records.create('users', { roles: ['vsd-agent'], username: 'tiny3' });
    const full = (await records.patch('users', idle, { active: true }).expect(409)).body;
    expect([full.code, codesOf(full)]).toEqual(['USER_LIMIT', [['/customerCode', 'USER_LIMIT']]]);
    expect((await records.patch('users', free, { customerCode: 'TINY' }).expect(409)).body.code).toBe('USER_LIMIT');
    await records.patch('users', first, { language: 'fr-CH' }).expect(200);
    const { body: larger } = await records.patch('customers', customer, { maxUsers: 2 }).expect(200);
    await records.create('users', { roles: ['vsd-agent'], username: 'tiny4', customerCode: 'TINY' });
    await records.patch('users', idle, { active: true }).expect(409);
    await records.patch('customers', larger, { maxUsers: 3 }).expect(200);
    await records.patch('users', idle, { active: true }).expect(200);
    expect(await active('TINY')).toBe(3);
  });

  it('switches nobody off when the limit is lowered', async () => {
    const customer = await records.create('customers', { code: 'LOWER', name: 'Weniger', maxUsers: 5 });
    for (const at of [1, 2, 3])
      await records.create('users', { roles: ['vsd-agent'], username: `lower${at}`, customerCode: 'LOWER' });
    await records.patch('customers', customer, { maxUsers: 1 }).expect(200);
    expect(await active('LOWER')).toBe(3);
  });

  it('is that of a customer there is', async () => {
    const answer = await desk
      .as('manager')
      .post('v1/users', { roles: ['vsd-agent'], username: 'lost', customerCode: 'NOBODY' });
    expect([answer.status, codesOf(answer.body)]).toEqual([422, [['/customerCode', 'UNKNOWN_REFERENCE']]]);
  });
});

describe('who signs in', () => {
  it('is recorded once, with the last login, although they come with many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.as('customerAll').get('v1/me')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const body = await desk.as('agent').read('v1/users', { filter: '{"username":"alpina-customerall"}' });
    expect(body).toMatchObject([{ customerCode: 'ACME', roles: ['vsd-customer'] } as Json]);
    expect(Date.now() - Date.parse(body[0].lastLogin)).toBeLessThan(60_000);
  });

  it('is taken for the user entered before under their username', async () => {
    const entered = await records.create('users', {
      roles: ['vsd-agent'],
      username: 'alpina-bergbahn',
      firstname: 'Élodie',
      lastname: 'Favre',
    });
    expect(await records.me('bergbahn')).toBe(entered.id);
  });

  it.each([
    ['executor', ['vsd-executor', 'vsd-customer', 'vsd-agent'], 'vsd-agent'],
    ['executor', ['vsd-customer', 'vsd-executor'], 'vsd-executor'],
    ['customerAll', ['vsd-customer'], 'vsd-customer'],
    ['outsider', ['vsd-admin'], null],
  ] as const)('acts as the strongest of the roles that one works in: %s as %j', async (who, roles, actsAs) => {
    const token = await desk.issuer.sign({ ...people[who], realm_access: { roles } });
    const { body } = await desk.as(null).get('v1/me').set('Authorization', `Bearer ${token}`).expect(200);
    expect([body.actsAs, body.roles.length]).toEqual([actsAs, roles.length]);
  });

  it('may come back with many requests at once, and leaves their record as current as it was', async () => {
    const before = (await desk.as('admin').get('v1/users', { filter: '{"username":"alpina-agent"}' })).body[0];
    for (let minute = 1; minute <= 10; minute += 1) {
      const signedInAt = Math.floor(Date.now() / 1000) + minute * 60;
      const token = await desk.issuer.sign({ ...people.agent, auth_time: signedInAt });
      const ask = () => desk.as(null).get('v1/me').set('Authorization', `Bearer ${token}`);
      const answers = await Promise.all(Array.from({ length: 5 }, ask));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    const after = (await desk.as('admin').get('v1/users', { filter: '{"username":"alpina-agent"}' })).body[0];
    expect(after.version).toBe(before.version);
    expect(Date.parse(after.lastLogin)).toBeGreaterThan(Date.now());
  });

  it('is refused once their record is inactive', async () => {
    await records.create('users', { roles: ['vsd-agent'], username: 'alpina-customer', active: false });
    expect((await desk.as('customer').get('v1/me').expect(401)).body.code).toBe('USER_INACTIVE');
  });
});

describe('my settings', () => {
  const put = (settings: object) => desk.as('agent').put('v1/me/preferences', settings);

  it('are kept one by one, and removed by null', async () => {
    await put({ columns: ['a'], theme: 'dark' }).expect(200);
    const { body } = await put({ columns: null, query: { q: 'x' } }).expect(200);
    expect(body).toEqual({ theme: 'dark', query: { q: 'x' } });
    expect((await desk.as('agent').read('v1/me')).preferences).toEqual(body);
    expect((await desk.as('manager').read('v1/me')).preferences).toEqual({});
  });

  it('may be written by many tabs at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => put({ width: at, [`tab ${at % 3}`]: at })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

describe('a user who could see nothing', () => {
  const refusedBy = async (body: Json) => {
    const answer = await desk.as('manager').post('v1/users', body);
    return [answer.status, codesOf(answer.body)];
  };
  const username = 'nobody.yet';

  it('is not made: everyone has a role, customers a code and executors a company', async () => {
    expect(await refusedBy({ username })).toEqual([422, [['/roles', 'CHOOSE_ONE']]]);
    expect(await refusedBy({ username, roles: ['vsd-customer'] })).toEqual([422, [['/customerCode', 'REQUIRED']]]);
    expect(await refusedBy({ username, roles: ['vsd-customer', 'vsd-executor'] })).toEqual([
      422,
      [
        ['/customerCode', 'REQUIRED'],
        ['/executionCompany', 'REQUIRED'],
      ],
    ]);
  });

  it('does not come about by a change', async () => {
    const whole = { roles: ['vsd-executor'], executionCompany: 'Rohr & Draht' };
    const user = await records.create('users', { username: 'whole', ...whole });
    for (const [changes, pointer, code] of [
      [{ roles: [] }, '/roles', 'CHOOSE_ONE'],
      [{ roles: ['vsd-customer'] }, '/customerCode', 'REQUIRED'],
      [{ executionCompany: null }, '/executionCompany', 'REQUIRED'],
    ] as const) {
      const answer = await records.patch('users', user, changes).expect(422);
      expect(codesOf(answer.body)).toEqual([[pointer, code]]);
    }
  });

  it('of before may be changed in all else, and is not invited', async () => {
    const user = await records.create('users', { username: 'of.before', roles: ['vsd-agent'] });
    await desk.superuser.query(`update "user" set roles = '{vsd-customer}' where username = 'of.before'`);
    const changed = await records.patch('users', user, { firstname: 'Vera', language: 'it-CH' }).expect(200);
    const invited = await desk.as('manager').post(`v1/users/${user.id}/invitation`).expect(422);
    expect(codesOf(invited.body)).toEqual([['/customerCode', 'REQUIRED']]);
    const refused = await records.patch('users', changed.body, { roles: ['vsd-customer', 'vsd-agent'] }).expect(422);
    expect(codesOf(refused.body)).toEqual([['/customerCode', 'REQUIRED']]);
  });
});
