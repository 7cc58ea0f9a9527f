import { randomUUID } from 'node:crypto';
import { ExportSchedulesHandler } from '../../api/exports/export-schedules.handler.js';
import { ExportsHandler } from '../../api/exports/exports.handler.js';
import { scopeOf } from '../../api/platform/access/scopes.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { Role } from '../../api/vocabulary/role.js';
import type { Client } from '../support/application.js';
import { type Json, recordsOf } from '../support/records.js';
import { ScopedTokens } from '../support/scoped-tokens.js';
import { tokenOperations } from '../support/token-operations.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = () => recordsOf(desk);
const tokens = new ScopedTokens(desk);

const ROLES = Object.values(Role);
const serviceAccount = (username: string, more: Json) =>
  records().create('users', { username, kind: 'SERVICE', ...more });
const strong = async (): Promise<string> => {
  const rows = await desk.rows(`select id from "user" where tenant = 'alpina' and username = 'everything'`);
  if (rows[0]) return rows[0].id;
  const { id } = await serviceAccount('everything', { roles: [Role.Agent] });
  await desk.superuser.query('update "user" set roles = $2 where id = $1', [
    id,
    ROLES.filter((role) => role !== Role.Customer && role !== Role.Executor),
  ]);
  return id;
};
const by = async (...scopes: string[]): Promise<Client> => tokens.of(await strong(), scopes);
const missing = ({ status, body }: { status: number; body: Json }) => [status, body.code, body.params?.scope];
const lacks = (path: string) => [403, 'SCOPE_MISSING', `${path}:read`];

beforeAll(() => world.submit('agent', { customer: world.acme }));

describe('what an operation says that it reads', () => {
  it('is asked of every token, and told by the document that the token gets', async () => {
    const wanted = tokenOperations.filter(({ reads }) => reads.length > 0);
    expect(wanted.length).toBeGreaterThan(30);
    for (const { id, method, path, tag, reads } of wanted) {
      const address = path.slice(1).replaceAll(/\{(\w+)\}/g, () => randomUUID());
      for (const lacking of reads) {
        const others = reads.filter((one) => one !== lacking).map((one) => `${one}:read`);
        const caller = await by(scopeOf({ tag }, method), ...others);
        expect([id, ...missing(await caller[method](address))]).toEqual([id, ...lacks(lacking)]);
        const { paths } = await caller.read('openapi.json');
        expect([id, paths[path]?.[method]]).toEqual([id, undefined]);
      }
    }
  });
});

const EXPORTED = ['tickets', 'users', 'customers', 'config-changes', 'activities', 'locations', 'contacts'] as const;

describe('a token for exports alone', () => {
  it.each(EXPORTED)('neither orders nor plans one of %s', async (resource) => {
    const caller = await by('exports:write', 'export-schedules:write');
    expect(missing(await caller.post('v1/exports', { resource, format: 'csv' }))).toEqual(lacks(resource));
    const plan = { name: resource, resource, format: 'csv', rhythm: 'DAILY' };
    expect(missing(await caller.post('v1/export-schedules', plan))).toEqual(lacks(resource));
  });

  it('takes no titles of references that its scopes do not reach, in files and in tables', async () => {
    const caller = await by('exports:write', 'tickets:read');
    const named = { resource: 'tickets', format: 'csv', fields: ['identifier', 'customer'] };
    expect(missing(await caller.post('v1/exports', named))).toEqual(lacks('customers'));
    const { headers, text } = await caller.get('v1/tickets').set('Accept', 'text/csv').expect(200);
    expect(headers['content-type']).toContain('text/csv');
    expect(text).not.toContain('Acme');
    const wide = await by('tickets:read', '*:read');
    expect((await wide.get('v1/tickets').set('Accept', 'text/csv').expect(200)).text).toContain('Acme');
  });

  it('plans what it reads, and its runs read no more', async () => {
    const caller = await by('export-schedules:write', 'exports:read', 'tickets:read');
    const body = { name: 'Tickets', resource: 'tickets', format: 'csv', rhythm: 'DAILY', mail: false };
    const { id } = (await caller.post('v1/export-schedules', body).expect(201)).body;
    await desk.superuser.query(`update export_schedule set next_run_at = now() - interval '1 minute' where id = $1`, [
      id,
    ]);
    await runAsTenant('alpina', () => desk.app.get(ExportSchedulesHandler).handle());
    const [made] = await caller.read('v1/exports');
    await runAsTenant('alpina', () => desk.app.get(ExportsHandler).handle({ export: made.id, schedule: id }));
    const { text } = await caller.get(`v1/exports/${made.id}/content`).expect(200);
    expect(text).toContain('Heizung im Werk Nord');
    expect(text).not.toContain('Acme');
  });
});

describe('a token for one resource', () => {
  it('is given no titles of another one, in lists, single records, figures and dashboards', async () => {
    const { id } = await world.submit('agent');
    const caller = await by('tickets:read', 'figures:read');
    expect(missing(await caller.get('v1/tickets?embed=["customer"]'))).toEqual(lacks('customers'));
    expect(missing(await caller.get(`v1/tickets/${id}?embed=["customer"]`))).toEqual(lacks('customers'));
    expect(missing(await caller.get('v1/figures/created?by=customer'))).toEqual(lacks('customers'));
    const declared = await caller.read('v1/figures');
    expect(declared.flatMap(({ dimensions }: Json) => dimensions)).not.toContain('customer');
    await caller.get('v1/figures/created?by=state').expect(200);
    const query = { name: 'Fern', list: 'issue', filter: '{}', onDashboard: true };
    await desk.as('manager').create('v1/saved-queries', query);
    const { lists } = await (await by('dashboard:read', 'tickets:read', 'activities:read')).read('v1/dashboard');
    expect(lists.map(({ name }: Json) => name)).toEqual(['myWork', 'untaken', 'toClose', 'ended']);
    expect(lists.flatMap(({ rows }: Json) => rows.map(({ _embedded }: Json) => _embedded ?? {}))).not.toContainEqual(
      expect.objectContaining({ customer: expect.anything() }),
    );
  });

  it('finds by words what it reads, and is refused what it names besides', async () => {
    const caller = await by('search:read', 'customers:read');
    const { hits } = await caller.read('v1/search?q=acme');
    expect(new Set(hits.map(({ resource }: Json) => resource))).toEqual(new Set(hits.length ? ['customers'] : []));
    for (const kind of ['tickets', 'users', 'locations', 'articles'])
      expect(missing(await caller.get(`v1/search?q=acme&resources=${kind}`))).toEqual(lacks(kind));
    const notes = await by('search:read', 'activities:read');
    expect(missing(await notes.get('v1/search?q=acme&resources=activities'))).toEqual(lacks('tickets'));
  });

  it('reads changes of it alone, of the configuration too', async () => {
    const category = await records().create('categories', { code: 'REACH', name: { de: 'Reichweite' } });
    const changes = await by('changes:read', 'config-changes:read', 'customers:read');
    const told = (await changes.read('v1/changes')).changes;
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ resource }: Json) => resource !== 'customers')).toEqual([]);
    const configured = await changes.read('v1/config-changes?range=[0,199]');
    expect(configured.filter(({ resource }: Json) => resource !== 'customers')).toEqual([]);
    const wide = await by('config-changes:read', 'categories:read');
    const seen = await wide.read('v1/config-changes?range=[0,199]');
    expect(seen.map(({ record }: Json) => record)).toContain(category.id);
  });

  it('is told nothing of what belongs to a ticket, and of what uses a record', async () => {
    const ticket = await world.submit('agent');
    await desk.as('agent').create(`v1/tickets/${ticket.id}/tasks`, { subject: 'Versteckt' });
    const other = await world.submit('agent');
    const link = { target: other.id, kind: 'RELATED_TO' };
    const linked = await desk.as('agent').post(`v1/tickets/${ticket.id}/links`, link);
    expect(linked.status).toBe(201);
    const seen = (await desk.as('agent').read(`v1/tickets/${ticket.id}`)).parts;
    expect([seen.openTasks, seen.links.length]).toEqual([1, 1]);
    const { parts } = (await (await by('tickets:read')).get(`v1/tickets/${ticket.id}`).expect(200)).body;
    expect([parts.openTasks, parts.links]).toEqual([0, []]);
    const ends = async (...scopes: string[]) => {
      const { body } = await (await by(...scopes)).get('v1/ticket-links').expect(200);
      return body.map((one: Json) => 'ends' in one);
    };
    expect([await ends('ticket-links:read'), await ends('ticket-links:read', 'tickets:read')]).toEqual([
      [false],
      [true],
    ]);
    const used = await (await by('customers:write')).delete(`v1/customers/${world.acme}`).expect(409);
    expect(used.body.params).toMatchObject({ places: [], elsewhere: true });
  });

  it('makes webhooks that carry what it reads, and reads deliveries of nothing else', async () => {
    const body = { url: 'https://hooks.example/vsd', events: ['tickets.created'] };
    const caller = await by('webhooks:write', 'webhook-deliveries:read', 'tickets:read');
    const { id } = (await caller.post('v1/webhooks', body).expect(201)).body;
    expect(missing(await caller.post('v1/webhooks', { ...body, events: ['users.changed'] }))).toEqual(lacks('users'));
    const rows = await desk.rows('select scopes from webhook where id = $1', id);
    expect(rows[0].scopes).toContain('tickets:read');
    await desk.superuser.query(
      `insert into webhook_delivery (tenant, id, version, created_at, created_by, updated_at, updated_by, webhook_id, number,
                                     event, record, state, attempts, body)
       values ('alpina', gen_random_uuid(), 1, now(), 'Test', now(), 'Test', $1, 1, 'users.changed', 'x', 'FAILED', 1, '{}')`,
      [id],
    );
    expect(await caller.read(`v1/webhooks/${id}/deliveries`)).toEqual([]);
    expect(await desk.as('admin').read(`v1/webhooks/${id}/deliveries`)).toHaveLength(1);
  });
});

describe('an export that was made with more rights than its requester has by now', () => {
  let serial = 0;
  const REPORTING = Role.AccessReporting;

  /** An export of tickets that a user of these rights has ordered and the worker made. */
  async function exported(rights: Json, fields: readonly string[] = ['identifier']) {
    serial += 1;
    const user = await serviceAccount(`reporter-${serial}`, rights);
    const caller = await tokens.of(user.id, ['*:write']);
    const order = { resource: 'tickets', format: 'csv', fields };
    const { id } = (await caller.post('v1/exports', order).expect(202)).body;
    await runAsTenant('alpina', () => desk.app.get(ExportsHandler).handle({ export: id }));
    await caller.get(`v1/exports/${id}/content`).expect(200);
    return { user, caller, address: `v1/exports/${id}/content` };
  }

  const CUSTOMER = { roles: [Role.Customer, REPORTING], customerCode: 'ACME' };
  it.each<[string, Json, Json]>([
    ['an agent who became a customer', { roles: [Role.Agent, REPORTING] }, CUSTOMER],
    ['a customer of another company', CUSTOMER, { customerCode: 'BERGBAHN' }],
    ['a customer who saw all tickets', { ...CUSTOMER, seesAllIssues: true }, { seesAllIssues: false }],
    [
      'an executor of another company',
      { roles: [Role.Executor, REPORTING], executionCompany: 'Rohr AG' },
      { executionCompany: 'Draht AG' },
    ],
  ])('is refused to %s', async (_who, before, after) => {
    const { user, caller, address } = await exported(before);
    const now = await desk.as('manager').read(`v1/users/${user.id}`);
    await records().patch('users', now, after).expect(200);
    const refused = await caller.get(address);
    expect([refused.status, refused.body.code]).toEqual([403, 'EXPORT_RIGHTS_LOST']);
  });

  it('is refused to a token that reaches less, whoever ordered it', async () => {
    const { user, address } = await exported({ roles: [Role.Agent, REPORTING] }, ['identifier', 'customer']);
    const narrow = await tokens.of(user.id, ['exports:read']);
    expect(missing(await narrow.get(address))).toEqual(lacks('tickets'));
    const half = await tokens.of(user.id, ['exports:read', 'tickets:read']);
    expect(missing(await half.get(address))).toEqual(lacks('customers'));
    await (await tokens.of(user.id, ['exports:read', 'tickets:read', 'customers:read'])).get(address).expect(200);
  });

  it('stays with who has more rights than before', async () => {
    const { user, caller, address } = await exported(CUSTOMER);
    await records().patch('users', user, { seesAllIssues: true }).expect(200);
    await caller.get(address).expect(200);
  });
});
