import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { startIssuer } from '../support/issuer.js';
import { people } from '../support/people.js';
import { expectProblem, sendRaw } from '../support/problems.js';
import type { Json } from '../support/records.js';
import { use, useDesk } from '../support/use-desk.js';

const ME = '/volta-service-desk/services/v1/me';

const desk = useDesk();
const stranger = use(startIssuer, (issuer) => issuer.stop());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims that would be right, had they been signed properly. */
const claims = (more: Json = {}): Json => {
  const now = Math.floor(Date.now() / 1000);
  return { typ: 'Bearer', iss: desk.issuer.url, iat: now, exp: now + 300, ...people.agent, ...more };
};

const unsigned = (header: Json, payload: Json = claims()) => `${base64(header)}.${base64(payload)}`;

const ask = (authorization: string) => desk.as(null).get('v1/me').set('Authorization', authorization);

const bearer = async (token: string | Promise<string>) => ask(`Bearer ${await token}`);

describe('the API takes no token', () => {
  it('that is none, or not the only one', async () => {
    const good = await desk.token('agent');
    for (const wrong of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Bearer a.b.c',
      `Basic ${good}`,
      good,
      `Bearer ${good} x`,
    ]) {
      expectProblem(await ask(wrong), 401);
    }
    expectProblem(await bearer(`${good.slice(0, -3)}abc`), 401);
    expectProblem(await bearer('é'.repeat(20)), 401);
    expectProblem(await bearer(`${base64({ alg: 'RS256' })}.${Buffer.from('no json').toString('base64url')}.x`), 401);
    expectProblem(await bearer(unsigned({ alg: 'RS256' }, [] as never).concat('.x')), 401);
    expectProblem(await bearer('a'.repeat(8_000)), 401);
  });

  it('beside a second one', async () => {
    const { port } = desk.app.getHttpServer().address() as AddressInfo;
    const good = `Authorization: Bearer ${await desk.token('agent')}`;
    const other = `Authorization: Bearer ${await desk.token('otherAgent')}`;
    expectProblem(await sendRaw(port, [`GET ${ME} HTTP/1.1`, 'Host: localhost', good, other]), 401);
    expectProblem(await sendRaw(port, [`GET ${ME} HTTP/1.1`, 'Host: localhost', good, good]), 401);
  });

  it('that has expired, or is not yet valid', async () => {
    const expired = expectProblem(await bearer(desk.issuer.sign(people.agent, { expiresIn: '-1m' })), 401);
    expect(expired.code).toBe('SESSION_EXPIRED');
    const nbf = Math.floor(Date.now() / 1000) + 600;
    expectProblem(await bearer(desk.issuer.sign({ ...people.agent, nbf })), 401);
  });

  it('of another issuer, by name or by key', async () => {
    expectProblem(await bearer(desk.issuer.sign(people.agent, { issuer: stranger.url })), 401);
    expectProblem(await bearer(stranger.sign(people.agent)), 401);
    expectProblem(await bearer(stranger.sign(people.agent, { issuer: desk.issuer.url })), 401);
  });

  it('signed by nothing at all', async () => {
    for (const alg of ['none', 'None', 'NONE', '']) {
      expectProblem(await bearer(`${unsigned({ alg })}.`), 401);
      expectProblem(await bearer(`${unsigned({ alg, kid: 'key-0' })}.x`), 401);
    }
  });

  it('signed with the public key as if it were a shared secret', async () => {
    const { keys } = (await (await fetch(`${desk.issuer.url}/protocol/openid-connect/certs`)).json()) as Json;
    const key = createPublicKey({ key: keys[0] as JsonWebKey, format: 'jwk' });
    const secrets = [key.export({ type: 'spki', format: 'pem' }), keys[0].n, JSON.stringify(keys[0])];
    for (const secret of secrets) {
      const data = unsigned({ alg: 'HS256', kid: 'key-0' });
      const signature = createHmac('sha256', secret).update(data).digest('base64url');
      expectProblem(await bearer(`${data}.${signature}`), 401);
    }
  });

  it('whose key is unknown, or comes with the token itself', async () => {
    expectProblem(await bearer(desk.issuer.sign(people.agent, { keyId: 'unknown' })), 401);
    expectProblem(await bearer(desk.issuer.sign(people.agent, { keyId: '../../etc/passwd' })), 401);
    const { keys } = (await (await fetch(`${stranger.url}/protocol/openid-connect/certs`)).json()) as Json;
    const [, payload, signature] = (await stranger.sign(people.agent, { issuer: desk.issuer.url })).split('.');
    for (const header of [
      { alg: 'RS256', jwk: keys[0] },
      { alg: 'RS256', jku: `${stranger.url}/protocol/openid-connect/certs`, kid: 'key-0' },
    ]) {
      expectProblem(await bearer(`${base64(header)}.${payload}.${signature}`), 401);
    }
  });

  it('given to somebody else', async () => {
    for (const azp of [
      'account-console',
      'vsd-webapp-',
      'xvsd-webapp-alpina',
      'vsd-webapp-alpina/../x',
      '',
      7,
      undefined,
    ]) {
      expectProblem(await bearer(desk.issuer.sign({ ...people.agent, azp } as Json)), 401);
    }
    expectProblem(await bearer(desk.issuer.sign({ ...people.agent, typ: 'ID' })), 401);
    expectProblem(await bearer(desk.issuer.sign({ ...people.agent, typ: 'Refresh' })), 401);
  });

  it('of nobody', async () => {
    const { sub: _left, ...nobody } = people.agent;
    expectProblem(await bearer(desk.issuer.sign(nobody)), 401);
    expectProblem(await bearer(desk.issuer.sign({ ...people.agent, sub: '' })), 401);
  });
});

describe('strange claims', () => {
  const strange: [string, Json][] = [
    ['roles that are no list', { realm_access: 'vsd-agent' }],
    ['roles that are no texts', { realm_access: { roles: [{}, null, 7, ['vsd-admin']] } }],
    ['clients that are no objects', { resource_access: { 'vsd-webapp-alpina': null } }],
    ['no clients', { resource_access: null }],
    ['clients as a list', { resource_access: ['vsd-webapp-alpina'] }],
    ['clients as a text', { resource_access: 'vsd-webapp-alpina' }],
    ['a customer that is no text', { customer: { alpina: 'ACME' } }],
    ['a locale that is none', { locale: { de: 1 } }],
    ['a tenant of hostile letters', { resource_access: { "vsd-webapp-a'; drop table x; --": { roles: [] } } }],
    ['a very long name', { name: 'x'.repeat(5_000) }],
    ['a name with NUL', { name: 'a\u0000b', preferred_username: 'nul\u0000', sub: 'nul' }],
    ['half a character', { name: 'a\ud800b', preferred_username: 'half\ud800', sub: 'half' }],
    ['a username of another person', { sub: 'somebody-else' }],
    ['an e-mail that is none', { email: 7, sub: 'mail-number' }],
    ['an e-mail of another person', { email: people.manager.email, sub: 'same-mail', preferred_username: 'same' }],
    ['a time that is none', { auth_time: 1e300, sub: 'time', preferred_username: 'time' }],
  ];
  for (const [what, given] of strange)
    it(`such as ${what} never make the server fail`, async () => {
      await desk.as('manager').get('v1/me').expect(200);
      const answer = await bearer(desk.issuer.sign({ ...people.agent, ...given }));
      if (answer.status !== 200) expectProblem(answer, 401, 403, 409);
      const list = await desk
        .as(null)
        .get('v1/categories')
        .set('Authorization', `Bearer ${await desk.issuer.sign({ ...people.agent, ...given })}`);
      if (list.status !== 200) expectProblem(list, 401, 403, 409);
    });
});

describe('after the issuer has changed its key', () => {
  it('the API takes tokens of the new one, and no longer those of the old one', async () => {
    const old = await desk.issuer.sign(people.agent);
    expect((await bearer(old)).status).toBe(200);
    await desk.issuer.rotate();
    const fresh = await desk.issuer.sign(people.agent);
    // Unknown keys are looked up again after two seconds at the earliest.
    const { now } = Date;
    Date.now = () => now() + 3_000;
    expect((await bearer(fresh)).status).toBe(200);
    expectProblem(await bearer(old), 401);
    expectProblem(await bearer(desk.issuer.sign(people.agent, { keyId: 'key-0' })), 401);
    Date.now = now;
  });
});
