import { callerOf } from '../support/application.js';
import type { Json } from '../support/records.js';
import { ScopedTokens } from '../support/scoped-tokens.js';
import { useDesk } from '../support/use-desk.js';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const DESK = 'urn:volta:params:scim:schemas:extension:desk:2.0:User';
const OPENID = { clients: { desk: 'alpina' }, roles: { 'Desk Agents': 'vsd-agent' } };

/** Accounts are kept in step with the embedded identity service. */
const desk = useDesk();

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Call = (method: Method, path: string, body?: Json, headers?: Record<string, string>) => Promise<Json>;

/** Calls of a service account by a token with these scopes. */
async function callerWith(
  scopes: string[],
  { tenant = 'alpina', roles = ['vsd-agent', 'vsd-admin'], at = desk } = {},
): Promise<Call> {
  const tokens = new ScopedTokens(at);
  const client = await tokens.of(await tokens.account(roles, tenant), scopes);
  return async (method, path, body, headers = {}) => {
    const test = client[method](`scim/v2/${path}`).set(headers).set('Accept', 'application/scim+json');
    const answer = body
      ? await test.set('Content-Type', 'application/scim+json').send(JSON.stringify(body))
      : await test;
    const { status, text, headers: sent } = answer;
    return {
      status,
      body: text ? JSON.parse(text) : undefined,
      type: sent['content-type'],
      etag: sent.etag,
      location: sent.location,
    };
  };
}

let call: Call;
beforeAll(async () => {
  call = await callerWith(['scim:write']);
});

/** The creation that Entra ID documents for provisioning. */
const entraUser = (name: string, more: Json = {}): Json => ({
  schemas: [USER, ENTERPRISE],
  externalId: `oid-${name}`,
  userName: `${name}@Contoso.example`,
  active: true,
  displayName: `Anna ${name}`,
  emails: [{ primary: true, type: 'work', value: `${name}@contoso.example` }],
  meta: { resourceType: 'User' },
  name: { formatted: `Anna ${name}`, familyName: name, givenName: 'Anna' },
  ...more,
});
const create = async (name: string, more?: Json) => {
  const answer = await call('post', 'Users', entraUser(name, more));
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const patch = (path: string, ...Operations: Json[]) => patchBy(call, path, ...Operations);
const patchBy = (by: Call, path: string, ...Operations: Json[]) =>
  by('patch', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
const find = async (filter: string, kind = 'Users') =>
  (await call('get', `${kind}?filter=${encodeURIComponent(filter)}`)).body;

describe('users by SCIM', () => {
  it('are created with location, version and form, found by their names, and read', async () => {
    const { status, body, type, etag, location } = await call('post', 'Users', entraUser('new'));
    expect([status, type]).toEqual([201, expect.stringMatching(/^application\/scim\+json/)]);
    expect(body).toMatchObject({
      schemas: [USER, DESK],
      externalId: 'oid-new',
      userName: 'new@contoso.example',
      active: true,
      emails: [{ value: 'new@contoso.example', primary: true }],
      meta: { resourceType: 'User', version: etag, location },
    });
    expect(location).toBe(`/volta-service-desk/services/scim/v2/Users/${body.id}`);
    for (const filter of [
      'userName eq "New@contoso.example"',
      'externalId eq "oid-new"',
      'emails[type eq "work"].value eq "new@contoso.example"',
      'userName sw "new@" and active eq true',
      'name.familyName eq "new" and not (userName co "zzz")',
    ]) {
      const { totalResults, Resources } = await find(filter);
      expect([filter, totalResults, Resources[0]?.id]).toEqual([filter, 1, body.id]);
    }
    expect((await find('userName eq "nobody"')).totalResults).toBe(0);
    expect((await call('get', `Users/${body.id}`)).body).toEqual(body);
    expect((await desk.as('admin').read(`v1/users/${body.id}`)).externalId).toBe('oid-new');
  });

  it('are paged, and projected to the requested attributes', async () => {
    for (const name of ['page-a', 'page-b', 'page-c']) await create(name);
    const whole = (await call('get', 'Users?count=200')).body;
    const second = (await call('get', 'Users?startIndex=2&count=1&attributes=userName')).body;
    expect(second).toMatchObject({ totalResults: whole.totalResults, startIndex: 2, itemsPerPage: 1 });
    expect(second.Resources).toEqual([
      {
        schemas: [USER, DESK],
        id: whole.Resources[1].id,
        userName: whole.Resources[1].userName,
        meta: expect.anything(),
      },
    ]);
    expect((await call('get', 'Users?count=0')).body).toMatchObject({
      totalResults: whole.totalResults,
      Resources: [],
    });
    const filtered = `Users?filter=${encodeURIComponent('userName sw "page-"')}&startIndex=3&count=5`;
    expect((await call('get', filtered)).body).toMatchObject({ totalResults: 3, itemsPerPage: 1 });
  });

  const changes: [string, Json[], Json][] = [
    ['Entra ID deactivates', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['Entra ID deactivates without a path', [{ op: 'Replace', value: { active: false } }], { active: false }],
    ['Okta deactivates', [{ op: 'replace', value: { active: false } }], { active: false }],
    [
      'Entra ID changes several attributes',
      [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'other@contoso.example' },
        { op: 'Replace', path: 'name.familyName', value: 'Other' },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'IT' },
      ],
      { emails: [{ value: 'other@contoso.example' }], name: { familyName: 'Other', givenName: 'Anna' } },
    ],
    [
      'names with dots in one value',
      [{ op: 'Add', value: { 'name.givenName': 'Berta', displayName: 'Berta B.' } }],
      { name: { givenName: 'Berta' }, displayName: 'Berta B.' },
    ],
    [
      'attributes of the desk',
      [{ op: 'add', path: `${DESK}:executionCompany`, value: 'Lift AG' }],
      { [DESK]: { executionCompany: 'Lift AG' } },
    ],
    [
      'roles',
      [{ op: 'Add', path: 'roles', value: [{ value: 'vsd-agent' }, { value: 'unknown' }] }],
      { roles: [{ value: 'vsd-agent' }] },
    ],
  ];
  it.each(changes)('are changed as %s', async (_what, operations, expected) => {
    const { id } = await create(`patched-${changes.findIndex(([, one]) => one === operations)}`);
    const { status, body } = await patch(`Users/${id}`, ...operations);
    expect({ status, body }).toMatchObject({ status: 200, body: expected });
    expect((await call('get', `Users/${id}`)).body).toMatchObject(expected);
  });

  it('are replaced on the version that the client has seen, and keep roles that it does not name', async () => {
    const { id, meta } = await create('replaced', { roles: [{ value: 'vsd-agent' }] });
    expect((await call('get', `Users/${id}`)).body.emails).toHaveLength(1);
    const next = entraUser('replaced', { displayName: 'Anna Neu', emails: [] });
    const replaced = await call('put', `Users/${id}`, next, { 'If-Match': meta.version });
    expect(replaced).toMatchObject({ status: 200, body: { displayName: 'Anna Neu', roles: [{ value: 'vsd-agent' }] } });
    expect(replaced.body.emails).toBeUndefined();
    const late = await call('put', `Users/${id}`, next, { 'If-Match': meta.version });
    expect([late.status, late.body.status]).toEqual([412, '412']);
    await patch(`Users/${id}`, { op: 'Add', path: 'emails[type eq "work"].value', value: 'again@contoso.example' });
    expect((await call('get', `Users/${id}`)).body.emails).toMatchObject([{ value: 'again@contoso.example' }]);
    expect((await patch(`Users/${id}`, { op: 'remove', path: 'emails' })).body.emails).toBeUndefined();
  });

  it('are removed; a user to whom records refer stays inactive, is not seen any more, and can come back', async () => {
    const fresh = await create('fresh');
    expect((await call('delete', `Users/${fresh.id}`)).status).toBe(204);
    expect(await desk.rows('select from "user" where id = $1', fresh.id)).toHaveLength(0);
    const used = await create('used', { roles: [{ value: 'vsd-agent' }] });
    await desk.rows('update "user" set last_login = now() where id = $1', used.id);
    expect((await call('delete', `Users/${used.id}`)).status).toBe(204);
    for (const method of ['get', 'delete'] as const) expect((await call(method, `Users/${used.id}`)).status).toBe(404);
    expect((await find('userName eq "used@contoso.example"')).totalResults).toBe(0);
    expect(await desk.rows('select active, roles from "user" where id = $1', used.id)).toEqual([
      { active: false, roles: [] },
    ]);
    expect(await create('used')).toMatchObject({ id: used.id, active: true, roles: [] });
  });

  it('are refused in the form of SCIM', async () => {
    await create('taken');
    const patchOf = (path: string, value: unknown) => [
      'patch',
      'Users/ID',
      { Operations: [{ op: 'replace', path, value }] },
    ];
    const { id } = await create('refused');
    const refusals: [unknown[], number, string | undefined][] = [
      [['post', 'Users', entraUser('taken')], 409, 'uniqueness'],
      [['post', 'Users', entraUser('other', { externalId: 'oid-taken' })], 409, 'uniqueness'],
      [['post', 'Users', { schemas: [USER] }], 400, 'invalidValue'],
      [['post', 'Users', entraUser('bad name')], 400, 'invalidValue'],
      [['post', 'Users', entraUser('x', { emails: [{ value: 'none' }] })], 400, 'invalidValue'],
      [['post', 'Users', entraUser('x', { active: 'perhaps' })], 400, 'invalidValue'],
      [['post', 'Users', entraUser('x', { name: 'Anna' })], 400, 'invalidValue'],
      [['post', 'Users', entraUser('x', { [DESK]: { customerCode: 'NOBODY' } })], 400, 'invalidValue'],
      [['get', 'Users?filter=userName%20eqq%20%22x%22'], 400, 'invalidFilter'],
      [['get', 'Users?startIndex=x'], 400, 'invalidValue'],
      [['get', 'Users/none'], 404, undefined],
      [['get', 'Devices'], 404, undefined],
      [patchOf('__proto__.polluted', 'x'), 400, 'invalidPath'],
      [['patch', 'Users/ID', { Operations: [{ op: 'move', path: 'active', value: true }] }], 400, 'invalidSyntax'],
      [['patch', 'Users/ID', { Operations: 'active' }], 400, 'invalidSyntax'],
      [patchOf('userName', 'renamed'), 400, 'mutability'],
    ];
    for (const [[method, path, body], status, scimType] of refusals) {
      const answer = await call(method as Method, String(path).replace('ID', id), body as Json);
      expect([path, body, answer.status, answer.body]).toMatchObject([
        path,
        body ?? undefined,
        status,
        {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          status: String(status),
          ...(scimType && { scimType }),
          detail: expect.any(String),
        },
      ]);
    }
    expect(({} as Json).polluted).toBeUndefined();
  });
});

describe('groups by SCIM', () => {
  it('give and take the role of their name', async () => {
    const [anna, beat] = [await create('anna'), await create('beat')];
    const { totalResults, Resources } = await find('displayName eq "vsd-agent"', 'Groups');
    expect([totalResults, Resources[0].id]).toEqual([1, 'vsd-agent']);
    const both = [{ value: anna.id }, { value: beat.id }];
    expect((await patch('Groups/vsd-agent', { op: 'Add', path: 'members', value: both })).status).toBe(200);
    const rolesOf = async ({ id }: Json) => (await call('get', `Users/${id}`)).body.roles;
    expect(await Promise.all([anna, beat].map(rolesOf))).toEqual([[{ value: 'vsd-agent' }], [{ value: 'vsd-agent' }]]);
    const display = { value: anna.id, display: 'Anna', $ref: 'x' };
    expect((await patch('Groups/vsd-agent', { op: 'Remove', path: 'members', value: [display] })).status).toBe(200);
    expect((await patch('Groups/vsd-agent', { op: 'remove', path: `members[value eq "${beat.id}"]` })).status).toBe(
      200,
    );
    expect(await Promise.all([anna, beat].map(rolesOf))).toEqual([[], []]);
    const stranger = [{ value: '0193a5b0-0000-7000-8000-000000000000' }];
    expect((await patch('Groups/vsd-agent', { op: 'add', path: 'members', value: stranger })).status).toBe(400);
    expect((await call('post', 'Groups', { displayName: 'vsd-agent' })).body.scimType).toBe('uniqueness');
  });

  it('of any other name are assignment groups', async () => {
    const anna = await create('grouped', { roles: [{ value: 'vsd-agent' }] });
    const created = await call('post', 'Groups', {
      schemas: [GROUP],
      displayName: 'Lift team',
      members: [{ value: anna.id }],
    });
    expect(created).toMatchObject({ status: 201, body: { displayName: 'Lift team', members: [{ value: anna.id }] } });
    const { id } = created.body;
    expect((await desk.as('agent').read(`v1/assignment-groups/${id}`)).members).toEqual([anna.id]);
    expect(
      (await patch(`Groups/${id}`, { op: 'Remove', path: 'members', value: [{ value: anna.id }] })).body.members,
    ).toEqual([]);
    expect((await patch(`Groups/${id}`, { op: 'Replace', path: 'displayName', value: 'Lifts' })).body.displayName).toBe(
      'Lifts',
    );
    const short = await call('get', `Groups/${id}?excludedAttributes=members`);
    expect(Object.keys(short.body).sort()).toEqual(['displayName', 'id', 'meta', 'schemas']);
    expect((await call('delete', `Groups/${id}`)).status).toBe(204);
    expect((await call('get', `Groups/${id}`)).status).toBe(404);
  });
});

describe('SCIM', () => {
  it('describes itself', async () => {
    expect((await call('get', 'ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
    });
    const types = (await call('get', 'ResourceTypes')).body.Resources;
    const schemas = (await call('get', 'Schemas')).body.Resources.map(({ id }: Json) => id);
    expect(schemas).toEqual([USER, DESK, GROUP]);
    for (const { id, schema } of types) {
      expect((await call('get', `ResourceTypes/${id}`)).body.schema).toBe(schema);
      expect((await call('get', `Schemas/${schema}`)).status).toBe(200);
    }
  });

  it('takes administrators and tokens with its scope alone, each for their tenant', async () => {
    const { id } = await create('theirs');
    expect((await desk.as(null).get('scim/v2/Users')).status).toBe(401);
    for (const person of ['agent', 'manager', 'customer', 'outsider'] as const)
      expect((await desk.as(person).get('scim/v2/Users')).status).toBe(403);
    const reader = await callerWith(['scim:read']);
    expect((await reader('get', `Users/${id}`)).status).toBe(200);
    expect(await reader('post', 'Users', entraUser('read'))).toMatchObject({ status: 403, body: { status: '403' } });
    expect((await (await callerWith(['users:write']))('get', 'Users')).status).toBe(403);
    expect((await (await callerWith(['scim:write'], { roles: ['vsd-agent'] }))('get', 'Users')).status).toBe(403);
    const other = await callerWith(['scim:write'], { tenant: 'nordwind' });
    expect((await other('get', `Users/${id}`)).status).toBe(404);
    expect(
      (await other('get', `Users?filter=${encodeURIComponent('userName eq "theirs@contoso.example"')}`)).body
        .totalResults,
    ).toBe(0);
    expect((await other('delete', `Users/${id}`)).status).toBe(404);
  });

  it('keeps the accounts of the identity service in step', async () => {
    const { id } = await create('account', { roles: [{ value: 'vsd-agent' }] });
    const account = () => desk.issuer.accounts.search('username', 'account@contoso.example');
    expect(account()).toMatchObject({ enabled: true });
    await patch(`Users/${id}`, { op: 'Replace', path: 'active', value: false });
    expect(account()).toMatchObject({ enabled: false });
  });
});

describe('with a provider that alone maintains the accounts', () => {
  const provided = useDesk({ VSD_IDENTITY: 'scim', VSD_OPENID: JSON.stringify(OPENID) });
  let by: Call;
  beforeAll(async () => {
    by = await callerWith(['scim:write'], { at: provided });
  });
  const signedIn = async (name: string) => {
    const claims = { sub: `sub-${name}`, aud: 'desk', scope: 'x', preferred_username: `${name}@contoso.example` };
    const token = await provided.issuer.sign({ ...claims, typ: undefined, roles: ['vsd-admin', 'vsd-agent'] });
    return callerOf(provided.app.getHttpServer(), token);
  };

  it('SCIM determines the rights of its users at once, and roles of a token do not count', async () => {
    const { id } = (await by('post', 'Users', entraUser('signed'))).body;
    const me = async () => (await signedIn('signed')).get('v1/me');
    expect((await me()).body).toMatchObject({ id, roles: [], account: { changePassword: false } });
    const { Resources } = (await by('get', `Groups?filter=${encodeURIComponent('displayName eq "Desk Agents"')}`)).body;
    await patchBy(by, `Groups/${Resources[0].id}`, { op: 'Add', path: 'members', value: [{ value: id }] });
    expect((await me()).body).toMatchObject({ id, roles: ['vsd-agent'] });
    await patchBy(by, `Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
    expect((await me()).body.code).toBe('USER_INACTIVE');
    expect((await (await signedIn('nobody')).get('v1/tickets')).body.code).toBe('ROLE_MISSING');
  });

  it('names at the sign-in change, and passwords and invitations are left to the provider', async () => {
    const roles = ['vsd-agent', 'vsd-admin', 'manage_customer'].map((value) => ({ value }));
    await by('post', 'Users', entraUser('boss', { roles }));
    const { id } = (await by('post', 'Users', entraUser('maiden', { roles: [{ value: 'vsd-agent' }] }))).body;
    const renamed = await patchBy(by, `Users/${id}`, {
      op: 'replace',
      path: 'userName',
      value: 'Married@contoso.example',
    });
    expect(renamed.body.userName).toBe('married@contoso.example');
    const boss = await signedIn('boss');
    expect((await boss.read(`v1/users/${id}`)).can).toMatchObject({ edit: true, invite: false });
    const invited = await boss.post(`v1/users/${id}/invitation`);
    expect([invited.status, invited.body.code]).toEqual([409, 'ACCOUNTS_ELSEWHERE']);
  });
});
