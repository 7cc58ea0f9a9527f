import { jest } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { Logger } from 'nestjs-pino';
import { TokenVerifier } from '../../api/platform/access/token-verifier.js';
import { readEnv } from '../../api/platform/env.js';
import { callerOf, startApplication, type TestApplication } from '../support/application.js';
import { startIssuer, type TestIssuer } from '../support/issuer.js';
import type { Json } from '../support/records.js';
import { use } from '../support/use-desk.js';

const DIRECTORY = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const CLIENT = '6731de76-14a6-49ae-97bc-6eba6914391e';
const GATEWAY = '0f0a9a52-5a0d-4a8e-9c5a-7a7c1d8f1f11';
const OTHER_CLIENT = '00000003-0000-0000-c000-000000000000';
const KEEPERS = 'd6f5a5b0-3f1e-4f6e-8c39-0f6f0f3a3c10';

/** An access token of Entra ID, version 2.0, for a registration with roles of its own. */
const entra: Json = {
  aud: CLIENT,
  azp: CLIENT,
  oid: '5c8a4bd9-0000-4a0f-9e7e-2f2b4f2f0001',
  sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
  tid: DIRECTORY,
  ver: '2.0',
  scp: 'access',
  typ: undefined,
  name: 'Anna Muster',
  preferred_username: 'Anna.Muster@contoso.example',
  roles: ['vsd-agent', 'Unknown.Role'],
  groups: [KEEPERS],
};

/** An access token of Authentik, whose groups have names. */
const authentik: Json = {
  aud: 'volta-alpina',
  azp: 'volta-alpina',
  sub: 'a7c5b1f0e9',
  scope: 'openid profile email offline_access',
  nonce: 'n',
  typ: undefined,
  preferred_username: 'beat',
  name: 'Beat Beispiel',
  email: 'beat@authentik.example',
  groups: ['Desk Agents', 'authentik Admins', 'vsd-unknown'],
  customer: 'ACME',
};

/** The installations of the suite: the issuer's path, and the mapping of its claims. */
const installations = {
  'Entra ID with a client for each tenant': {
    path: `/${DIRECTORY}/v2.0`,
    token: entra,
    mapping: {
      clients: { [CLIENT]: 'alpina', [GATEWAY]: 'ghost' },
      audience: [`api://${CLIENT}`],
      claims: { subject: 'oid', roles: ['roles', 'groups'] },
      roles: { [KEEPERS]: 'manage_customer' },
    },
    user: {
      username: 'Anna.Muster@contoso.example',
      name: 'Anna Muster',
      tenant: 'alpina',
      tenants: ['alpina'],
      roles: ['vsd-agent', 'manage_customer'],
    },
    subject: entra.oid,
    wrongTenant: { azp: GATEWAY },
    noRole: { roles: ['Unknown.Role'], groups: undefined },
  },
  'Entra ID with the directory as tenant': {
    path: `/${DIRECTORY}/v2.0`,
    token: entra,
    mapping: {
      clients: { [CLIENT]: null },
      claims: { subject: 'oid', tenant: 'tid' },
      tenants: { [DIRECTORY]: 'nordwind' },
    },
    user: { tenant: 'nordwind', roles: ['vsd-agent'] },
    subject: entra.oid,
    wrongTenant: { tid: '11111111-1111-1111-1111-111111111111' },
    noRole: { roles: undefined },
  },
  Authentik: {
    path: '/application/o/volta/',
    token: authentik,
    mapping: {
      clients: { 'volta-alpina': 'alpina', 'volta-ghost': 'ghost' },
      claims: { roles: 'groups', customer: 'customer' },
      roles: { 'Desk Agents': 'vsd-agent' },
    },
    user: { username: 'beat', tenant: 'alpina', roles: ['vsd-agent'], email: authentik.email, customerCode: 'ACME' },
    subject: authentik.sub,
    wrongTenant: { aud: 'volta-ghost', azp: 'volta-ghost' },
    noRole: { groups: ['authentik Admins'] },
  },
} as const;

describe.each(Object.entries(installations))('tokens of %s', (_name, installation) => {
  const { token, user, subject, wrongTenant, noRole } = installation;
  const issuer: TestIssuer = use(
    () => startIssuer(undefined, installation.path),
    (started) => started.stop(),
  );
  const stranger = use(startIssuer, (started) => started.stop());
  const desk: TestApplication = use(
    () => startApplication({ VSD_ISSUER: issuer.url, VSD_OPENID: JSON.stringify(installation.mapping) }),
    (started) => started.close(),
  );
  const call = async (claims: Json, path = 'v1/tickets', how?: Parameters<TestIssuer['sign']>[1]) =>
    callerOf(desk.app.getHttpServer(), await issuer.sign({ ...token, ...claims } as JWTPayload, how)).get(path);

  it('sign their user in with the mapped tenant, known roles and subject', async () => {
    const { status, body } = await call({}, 'v1/me');
    expect({ status, body }).toMatchObject({ status: 200, body: user });
    const [row] = await desk.rows('select subject from "user" where id = $1', body.id);
    expect(row.subject).toBe(subject);
    expect((await call({})).status).toBe(200);
  });

  const refused: [string, Json, number, string, Parameters<TestIssuer['sign']>[1]][] = [
    ['of another application', { azp: OTHER_CLIENT }, 401, 'TOKEN_OF_OTHER_APPLICATION', {}],
    [
      'of another application in the older form',
      { azp: undefined, appid: OTHER_CLIENT },
      401,
      'TOKEN_OF_OTHER_APPLICATION',
      {},
    ],
    ['with a second client', { client_id: OTHER_CLIENT }, 401, 'TOKEN_OF_OTHER_APPLICATION', {}],
    ['for another audience', { aud: OTHER_CLIENT }, 401, 'TOKEN_OF_OTHER_APPLICATION', {}],
    ['for no audience', { aud: undefined }, 401, 'TOKEN_OF_OTHER_APPLICATION', {}],
    ['of the sign-in alone', { nonce: 'n', scp: undefined, scope: undefined }, 401, 'TOKEN_OF_OTHER_APPLICATION', {}],
    ['of another issuer', {}, 401, 'TOKEN_OF_OTHER_ISSUER', { issuer: 'https://sts.windows.net/x/' }],
    ['with an unknown key', {}, 401, 'TOKEN_KEY_UNKNOWN', { keyId: 'other' }],
    ['that has expired', {}, 401, 'SESSION_EXPIRED', { expiresIn: '-1m' }],
    ['of nobody', { sub: undefined, oid: undefined }, 401, 'UNAUTHENTICATED', {}],
    ['of an unknown tenant', wrongTenant, 403, 'TENANT_UNKNOWN', {}],
    ['without a known role', noRole, 403, 'ROLE_MISSING', {}],
    ['whose roles are no texts', { roles: { vsd: 'vsd-agent' }, groups: 7 }, 403, 'ROLE_MISSING', {}],
  ];
  it.each(refused)('%s are refused, and the log states the reason', async (_what, claims, status, code, how) => {
    const warn = jest.spyOn(desk.app.get(Logger), 'warn');
    const answer = await call(claims, 'v1/tickets', how);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.title).not.toBe(code);
    const logged = warn.mock.calls.map(([line]) => line as Json);
    warn.mockRestore();
    expect(logged).toEqual([expect.objectContaining({ code, issuer: expect.stringContaining('http') })]);
    expect(JSON.stringify(logged)).not.toContain('eyJ');
  });

  it('signed by another issuer in the name of this one are refused', async () => {
    const forged = await stranger.sign(token as JWTPayload, { issuer: issuer.url });
    const { status, body } = await callerOf(desk.app.getHttpServer(), forged).get('v1/me');
    expect([status, body.code]).toEqual([401, 'TOKEN_KEY_UNKNOWN']);
  });

  it('come from the client of the tenant, which the configuration names', async () => {
    const { body } = await desk.as(null).get('config', { tenant: 'alpina' });
    expect(body).toMatchObject({ issuer: issuer.url, clientId: token.aud, scope: 'openid profile email' });
  });
});

describe('a token without a tenant', () => {
  const issuer = use(startIssuer, (started) => started.stop());
  const mapping = { clients: { desk: null }, claims: { tenant: 'org.name' } };
  const desk = use(
    () => startApplication({ VSD_ISSUER: issuer.url, VSD_OPENID: JSON.stringify(mapping) }),
    (started) => started.close(),
  );
  const call = async (path: string, org: unknown) =>
    callerOf(
      desk.app.getHttpServer(),
      await issuer.sign({ sub: 's', aud: 'desk', scope: 'openid', roles: ['vsd-agent'], org } as JWTPayload),
    ).get(path);

  it('is refused with its code, and the tenant of a claim within an object is found', async () => {
    for (const org of [undefined, {}, { name: null }, { name: "a'; --" }, [], 'alpina']) {
      const { status, body } = await call('v1/tickets', org);
      expect([status, body.code]).toEqual([403, 'TENANT_MISSING']);
    }
    expect((await call('v1/tickets', { name: 'alpina' })).status).toBe(200);
  });
});

describe('the mapping of an OpenID provider', () => {
  const read = (mapping: unknown) => () =>
    readEnv({
      DATABASE_URL: 'postgresql://vsd_app:x@localhost/volta',
      VSD_OPENID: typeof mapping === 'string' ? mapping : JSON.stringify(mapping),
    });

  it.each([
    ['no JSON', '{', /VSD_OPENID: it is no JSON/],
    ['no object', '[]', /VSD_OPENID: the value must be an object/],
    ['no client', { clients: {} }, /VSD_OPENID: clients must name at least one/],
    ['a part that is none', { clients: { a: 'x' }, realm: 'x' }, /"realm" is no part of it/],
    ['a tenant that is none', { clients: { a: 'x y' } }, /clients: the value of "a" is wrong/],
    ['no way to a tenant', { clients: { a: null } }, /a client without a tenant needs claims.tenant/],
  ])('with %s stops the start with a sentence', (_what, mapping, sentence) => {
    expect(read(mapping)).toThrow(sentence);
  });

  it.each([
    ['role', { roles: { Agents: 'vsd-agnet' } }, /there is no role "vsd-agnet"/],
    ['claim', { claims: { rolls: 'r' } }, /claims.rolls is unknown/],
  ])('with a %s that the application does not have stops the start as well', (_what, part, sentence) => {
    const env = read({ clients: { a: 'alpina' }, ...part })();
    expect(() => new TokenVerifier(env, {} as never)).toThrow(sentence);
  });
});
