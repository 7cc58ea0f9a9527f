import { isWellFormedToken, newApiToken, tokenHashOf } from '../../api/platform/access/api-token.js';
import { covers } from '../../api/platform/access/scopes.js';
import { clock } from '../../api/platform/clock.js';
import { callerOf } from '../support/application.js';
import { recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = () => recordsOf(desk);

const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const by = (token: string) => callerOf(desk.app.getHttpServer(), token);

let serial = 0;
const bodyOf = (scopes: readonly string[], more: object = {}) => {
  serial += 1;
  return { name: `Token ${serial}`, scopes, expiresAt: inDays(30), ...more };
};
type Maker = 'agent' | 'manager' | 'admin' | 'customer' | 'executor' | 'otherAgent';
const made = async (person: Maker, scopes: readonly string[], more: object = {}) =>
  await desk.as(person).create('v1/api-tokens', bodyOf(scopes, more));
const tokenOf = async (person: Maker, scopes: readonly string[], more: object = {}): Promise<string> =>
  (await made(person, scopes, more)).token;

describe('the scopes of tokens', () => {
  it.each([
    [['tickets:read'], 'tickets:read', true],
    [['tickets:read'], 'tickets:write', false],
    [['tickets:write'], 'tickets:read', true],
    [['tickets:write'], 'ticket-links:read', false],
    [['*:read'], 'users:read', true],
    [['*:read'], 'users:write', false],
    [['*:write'], 'users:read', true],
    [[], 'tickets:read', false],
    [undefined, 'tickets:write', true],
  ] as const)('%j allow %s: %s', (scopes, scope, isAllowed) => {
    expect(covers(scopes, scope)).toBe(isAllowed);
  });
});

describe('an API token', () => {
  it('has a checksum by which scanners know it, and is told once', async () => {
    const { token, id, ending } = await made('agent', ['tickets:read']);
    expect(isWellFormedToken(token)).toBe(true);
    expect(token.endsWith(ending)).toBe(true);
    expect(isWellFormedToken(`${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`)).toBe(false);
    const read = await desk.as('agent').get(`v1/api-tokens/${id}`).expect(200);
    const listed = await desk.as('agent').get('v1/api-tokens').expect(200);
    expect([read.body.token, ...listed.body.map((one: { token: unknown }) => one.token)]).toEqual(
      Array(listed.body.length + 1).fill(null),
    );
  });

  it('is kept as a hash and nowhere else', async () => {
    const body = bodyOf(['tickets:read']);
    const post = desk.as('agent').post('v1/api-tokens').set('Idempotency-Key', 'token-once').send(body);
    const { token } = (await post.expect(201)).body;
    const rows = await desk.rows('select token_hash from api_token where name = $1', body.name);
    expect(rows).toEqual([{ token_hash: tokenHashOf(token) }]);
    const tables = await desk.superuser.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss', 'limits')`,
    );
    for (const { name } of tables.rows) {
      const found = await desk.superuser.query(`select count(*)::int as n from ${name} t where t::text like $1`, [
        `%${token.slice(4)}%`,
      ]);
      expect([name, found.rows[0].n]).toEqual([name, 0]);
    }
  });

  it('speaks for its user, within its scopes and within their rights', async () => {
    const ticket = await world.submit('agent');
    const reader = by(await tokenOf('agent', ['tickets:read']));
    expect((await reader.read(`v1/tickets/${ticket.id}`)).id).toBe(ticket.id);
    const refused = await reader.post(`v1/tickets/${ticket.id}/messages`).send({ text: 'Guten Tag' }).expect(403);
    expect(refused.body).toMatchObject({ code: 'SCOPE_MISSING', params: { scope: 'tickets:write' } });
    await reader.get('v1/customers').expect(403);
    const writer = by(await tokenOf('agent', ['tickets:write', 'activities:read', 'me:read']));
    await writer.create(`v1/tickets/${ticket.id}/messages`, { text: 'Guten Tag' });
    const own = await desk.as('agent').get('v1/me').expect(200);
    expect(await writer.read('v1/me')).toMatchObject({ id: own.body.id, roles: own.body.roles });
    // A right that the user lacks is missing from a token of all scopes as well.
    const all = by(await tokenOf('customer', ['*:write']));
    expect((await all.get('v1/slas')).status).toBe((await desk.as('customer').get('v1/slas')).status);
    const ids = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id).sort();
    expect(ids(await all.get('v1/tickets').expect(200))).toEqual(
      ids(await desk.as('customer').get('v1/tickets').expect(200)),
    );
  });

  it('is limited to saved queries as to any other part, and gives itself back', async () => {
    const { id, token } = await made('agent', ['saved-queries:write', 'api-tokens:write']);
    const caller = by(token);
    const query = { name: 'Offene', list: 'issue', filter: '{}' };
    await caller.create('v1/saved-queries', query);
    expect(await caller.read('v1/saved-queries')).toMatchObject([{ name: 'Offene' }]);
    expect((await caller.get('v1/tickets').expect(403)).body.params).toEqual({ scope: 'tickets:read' });
    await caller.delete(`v1/api-tokens/${id}`).expect(200);
    await caller.get('v1/saved-queries').expect(401);
  });

  it('makes no tokens, changes no password and invites nobody, whatever its scopes are', async () => {
    const agent = by(await tokenOf('manager', ['*:write']));
    const customer = by(await tokenOf('customer', ['*:write']));
    const { id } = await desk.as('agent').read('v1/me');
    const answers = [
      await agent.post('v1/api-tokens').send(bodyOf(['*:write'])),
      await customer.post('v1/me/password').send({ current: 'demo', password: 'long enough' }),
      await agent.post(`v1/users/${id}/invitation`),
      await agent.get('v1/events'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([403, 'NOT_BY_TOKEN']));
  });

  it('is shown in the document what it may do, and nothing else', async () => {
    const reader = by(await tokenOf('agent', ['tickets:read']));
    const { paths } = await reader.read('openapi.json');
    expect(Object.keys(paths['/v1/tickets'])).toEqual(['get']);
    expect(paths).not.toHaveProperty('/v1/customers');
    expect(paths).not.toHaveProperty('/v1/api-tokens');
    expect(paths).toHaveProperty('/health/live');
  });

  it.each(['revoked', 'revoked since it was used a minute ago', 'expired', 'of somebody inactive'])(
    'is refused at once when it is %s',
    async (how) => {
      const username = how.replaceAll(' ', '-');
      const user = await records().create('users', { username, kind: 'SERVICE', roles: ['vsd-agent'] });
      const { id, token } = await made('manager', ['tickets:read', 'me:read'], { user: user.id });
      const caller = by(token);
      for (const path of ['v1/tickets', 'v1/me', 'v1/tickets']) await caller.get(path).expect(200);
      const real = clock.now;
      try {
        if (how.startsWith('revoked')) await desk.as('manager').delete(`v1/api-tokens/${id}`).expect(200);
        else if (how === 'expired') clock.now = () => new Date(Date.now() + 31 * 86_400_000);
        else await records().patch('users', user, { active: false }).expect(200);
        if (how.endsWith('a minute ago')) clock.now = () => new Date(Date.now() + 61_000);
        await caller.get('v1/tickets').expect(401);
        await caller.get('v1/me').expect(401);
        await caller.post('v1/tickets').send({ type: 'INCIDENT' }).expect(401);
      } finally {
        clock.now = real;
      }
    },
  );

  it('loses with the next request what its user has lost', async () => {
    const user = await records().create('users', { username: 'losing', kind: 'SERVICE', roles: ['vsd-agent'] });
    const caller = by(await tokenOf('manager', ['slas:read'], { user: user.id }));
    await caller.get('v1/slas').expect(200);
    await records()
      .patch('users', user, { roles: ['vsd-customer'], customerCode: 'ACME' })
      .expect(200);
    await caller.get('v1/slas').expect(403);
  });

  it('tells when it was used last, and notes it at most once a minute', async () => {
    const { id, token, version } = await made('agent', ['me:read']);
    await by(token).get('v1/me').expect(200);
    const first = await desk.as('agent').read(`v1/api-tokens/${id}`);
    await by(token).get('v1/me').expect(200);
    const second = await desk.as('agent').read(`v1/api-tokens/${id}`);
    expect(first.lastUsedAt).not.toBeNull();
    expect(second).toEqual(first);
    expect(second.version).toBe(version);
  });

  it.each([
    ['no scope', { scopes: [] }, 'CHOOSE_ONE'],
    ['a scope that there is not', { scopes: ['tickets:delete'] }, 'INVALID_VALUE'],
    ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'TOKEN_EXPIRY'],
    ['no end for years', { expiresAt: inDays(400) }, 'TOKEN_EXPIRY'],
  ])('is not made with %s', async (_what, body, code) => {
    const refused = await desk
      .as('agent')
      .post('v1/api-tokens')
      .send({ ...bodyOf(['tickets:read']), ...body })
      .expect(422);
    expect(refused.body.errors[0].code).toBe(code);
  });

  it('is refused where it was made up or only looks like one', async () => {
    for (const token of [newApiToken(), `vsd_${'a'.repeat(49)}`, 'vsd_', `${newApiToken()}x`])
      await by(token).get('v1/tickets').expect(401);
  });

  it('is seen and revoked by its user and by administrators, and by nobody else', async () => {
    const { id } = await made('customer', ['tickets:read']);
    for (const person of ['agent', 'manager', 'bergbahn', 'otherAdmin'] as const) {
      await desk.as(person).get(`v1/api-tokens/${id}`).expect(404);
      await desk.as(person).delete(`v1/api-tokens/${id}`).expect(404);
    }
    await desk.as('customer').get(`v1/api-tokens/${id}`).expect(200);
    await desk.as('admin').delete(`v1/api-tokens/${id}`).expect(200);
  });
});

describe('a service account', () => {
  const account = (username: string, more: object = {}) =>
    records().create('users', { username, kind: 'SERVICE', roles: ['vsd-agent'], ...more });

  it('has no account to sign in with: tokens are its only way in', async () => {
    const user = await account('erp-bridge', { name: 'ERP-Brücke' });
    expect(user).toMatchObject({ kind: 'SERVICE', can: { invite: false } });
    const claims = { sub: 'somebody', preferred_username: 'erp-bridge', azp: 'vsd-webapp-alpina' };
    const access = { realm_access: { roles: ['vsd-agent'] }, resource_access: { 'vsd-webapp-alpina': { roles: [] } } };
    const person = await desk.issuer.sign({ ...claims, ...access });
    await by(person).get('v1/tickets').expect(409);
    expect((await desk.as('manager').post(`v1/users/${user.id}/invitation`)).body.code).toBe('USER_IS_SERVICE');
    const caller = by(await tokenOf('manager', ['tickets:write', 'activities:read', 'me:read'], { user: user.id }));
    const ticket = await world.submit('agent');
    await caller.create(`v1/tickets/${ticket.id}/work-notes`, { text: 'Bestellt' });
    expect((await caller.read('v1/me')).name).toBe('ERP-Brücke');
  });

  it('is given tokens by whoever may give its roles; nobody makes tokens for other people', async () => {
    const user = await account('strong', { roles: ['vsd-agent', 'manage_customer'] });
    const { id } = await desk.as('customer').read('v1/me');
    for (const [person, owner] of [
      ['agent', user.id],
      ['manager', id],
      ['admin', id],
    ] as const) {
      const post = desk
        .as(person)
        .post('v1/api-tokens')
        .send(bodyOf(['*:read'], { user: owner }));
      expect((await post.expect(422)).body.errors[0].code).toBe('TOKEN_NOT_YOURS');
    }
    await made('manager', ['*:read'], { user: user.id });
  });

  it('never becomes a person, nor a person one', async () => {
    const service = await account('fixed');
    await records().patch('users', service, { kind: 'PERSON' }).expect(422);
  });
});
