import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { WebhookWatch } from '../../api/developers/webhooks/webhook-watch.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import type { TenantEntityClass } from '../../api/platform/resource/resource-model.js';
import { ResourceModule } from '../../api/platform/rest/resource.module.js';
import { SearchWatch } from '../../api/search/index/search-watch.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { counts, importAt, runImport } from '../support/import-run.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { ScopedTokens } from '../support/scoped-tokens.js';
import { webhookReceiver } from '../support/webhook-receiver.js';

const MOST_LINES = 15;
/** A folder outside of all checks; the code is written as if it stood in the room of master data. */
const FOLDER = join(process.cwd(), 'dist', 'example');

let entity: string;
let texts: Json;
let addition: string;
let view: string;
let stateFields: string;
let machine: string;
let driver: string;
let lines: string;
let desk: TestApplication;
let records: ReturnType<typeof recordsOf>;
let types: TenantEntityClass[];

beforeAll(async () => {
  const page = await readFile('docs/add-an-entity.md', 'utf8');
  const blocks = [...page.matchAll(/```(ts|json)\n(.*?)```/gs)].map(([, , code]) => code as string);
  entity = blocks[0] as string;
  texts = JSON.parse(blocks[1] as string);
  addition = blocks[2] as string;
  view = blocks[3] as string;
  stateFields = blocks[4] as string;
  machine = blocks[5] as string;
  driver = blocks[6] as string;
  lines = blocks[7] as string;
  const extended = entity
    .replaceAll('Vehicle', 'Van')
    .replaceAll("'vehicles'", "'vans'")
    .replace('import { Choice, ', 'import { Choice, Day, Machine, View, ')
    .replace('const PLATE', `import { User } from './user.entity.js';\n${lines}const PLATE`)
    .replace('export class', `${view}${machine}export class`)
    .replace(/\n\}\n$/, `\n${addition}${stateFields}${driver}}\n`);
  types = [await compiled('vehicle', entity), await compiled('van', extended)];
  desk = await startApplication(
    {},
    types.map((type) => ResourceModule.offer({ type })),
  );
  records = recordsOf(desk);
});
afterAll(async () => {
  await desk?.close();
  await rm(FOLDER, { recursive: true, force: true });
});

/** Writes code below dist/, reports the compiler's errors, and returns the class that the code exports. */
async function compiled(name: string, code: string): Promise<TenantEntityClass> {
  const file = join(FOLDER, `${name}.entity.ts`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    code.replaceAll(`'../platform/`, `'../../api/platform/`).replaceAll(`'./`, `'../../api/masterdata/`),
  );
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noEmit: true, rootDir: process.cwd() },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(String(diagnostic.messageText));
      },
    },
  );
  const program = ts.createProgram([file], config?.options ?? {});
  const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics(program.getSourceFile(file))];
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  const [type] = Object.values(await import(file));
  return type as TenantEntityClass;
}

const declarations = (code: string) => code.slice(code.indexOf('@Resource(')).trim().split('\n').length;
const list = async (query: Json = {}): Promise<string[]> => {
  const body = await desk.as('agent').read('v1/vehicles', query);
  return body.map(({ plate }: Json) => plate);
};
const refusal = async (body: Json) => codesOf((await desk.as('manager').post('v1/vehicles').send(body)).body);

describe('the entity of docs/add-an-entity.md', () => {
  it('costs no more than fifteen lines, and a text for each field', () => {
    expect(declarations(entity)).toBeLessThanOrEqual(MOST_LINES);
    const named = resourceOf(types[0] as TenantEntityClass).fields.map(({ name }) => name);
    const texted = [...Object.keys(texts.resources.vehicles.fields), 'position', 'custom'];
    expect(texted.toSorted()).toEqual(named.toSorted());
  });

  it('creates, lists, filters, sorts, searches and orders', async () => {
    const group = await records.create('assignment-groups', { name: 'Fahrdienst' });
    await records.create('vehicles', { plate: 'ZH 12345', seats: 2, group: group.id });
    const truck = await records.create('vehicles', { plate: 'BE 777', kind: 'TRUCK', seats: 3 });
    await records.create('vehicles', { plate: 'ZH 42', kind: 'CAR' });
    expect(await list()).toEqual(['ZH 12345', 'BE 777', 'ZH 42']);
    expect(await list({ filter: '{"kind":"TRUCK"}' })).toEqual(['BE 777']);
    expect(await list({ filter: '{"seats_gte":2}', sort: '["seats","DESC"]' })).toEqual(['BE 777', 'ZH 12345']);
    expect(await list({ filter: JSON.stringify({ group: group.id }) })).toEqual(['ZH 12345']);
    expect(await list({ filter: '{"q":"zh"}', sort: '["plate","DESC"]' })).toEqual(['ZH 42', 'ZH 12345']);
    await desk.as('manager').put(`v1/vehicles/${truck.id}/position`).send({ after: null }).expect(200);
    expect(await list()).toEqual(['BE 777', 'ZH 12345', 'ZH 42']);
    const held = await desk.as('manager').delete(`v1/assignment-groups/${group.id}`).expect(409);
    expect(held.body.params.places).toMatchObject([{ resource: 'vehicles', records: [{ title: 'ZH 12345' }] }]);
  });

  it('imports a table, whose rows find their records by the declared key', async () => {
    await records.create('vehicles', { plate: 'TI 1', seats: 2 });
    await desk.app.get(JobWorker).start();
    const table = Buffer.from('plate;seats\nTI 1;5\nTI 2;4\n');
    const { body } = await desk
      .as('manager')
      .post('v1/vehicles/import')
      .attach('file', table, 'flotte.csv')
      .expect(201);
    await importAt(desk, body.id, 'READY');
    await runImport(desk, body.id);
    expect(counts(await importAt(desk, body.id, 'DONE'))).toMatchObject({ created: 1, updated: 1, refused: 0 });
    expect(await list({ filter: '{"seats_gte":4}' })).toEqual(['TI 1', 'TI 2']);
  });

  it('refuses what its declaration forbids', async () => {
    expect(await refusal({})).toEqual([['/plate', 'REQUIRED']]);
    expect(await refusal({ plate: 'zürich' })).toEqual([['/plate', 'FORMAT_INVALID']]);
    expect(await refusal({ plate: 'ZH 42' })).toEqual([['/plate', 'DUPLICATE']]);
    expect(await refusal({ plate: 'ZH 43', kind: 'BOAT', seats: 10, color: 'red' })).toEqual(
      expect.arrayContaining([
        ['/kind', 'INVALID_VALUE'],
        ['/seats', 'MAX_VALUE'],
        ['/color', 'UNKNOWN_PROPERTY'],
      ]),
    );
    const off = await records.create('assignment-groups', { name: 'Aufgelöst', active: false });
    expect(await refusal({ plate: 'ZH 44', group: off.id })).toEqual([['/group', 'REFERENCE_INACTIVE']]);
  });

  it('is open to whom its declaration opens it', async () => {
    const [one] = await desk.as('agent').read('v1/vehicles');
    await desk.as(null).get('v1/vehicles').expect(401);
    await desk.as('customer').get('v1/vehicles').expect(403);
    await desk.as('agent').post('v1/vehicles').send({ plate: 'ZH 45' }).expect(403);
    await desk.as('otherManager').get(`v1/vehicles/${one.id}`).expect(404);
    const own = await desk.as('agent').read('openapi.json');
    expect(own.paths['/v1/vehicles'].post).toBeUndefined();
    expect(own.components.schemas.Vehicle['x-resource']).toMatchObject({ ordered: true, switched: true });
    const { panel } = own.components.schemas.Vehicle.properties.group['x-field'];
    expect(panel).toEqual({ resource: 'assignment-groups', key: 'id', as: 'inline', total: 'seats' });
  });
});

describe('what the entity of docs/add-an-entity.md gets by its declaration alone', () => {
  const body = { plate: 'GR 4711', kind: 'TRUCK' };

  it('is a scope of API tokens, within which a token reads and writes', async () => {
    const tokens = new ScopedTokens(desk);
    const reader = await tokens.of(await records.me('agent'), ['vehicles:read']);
    await reader.get('v1/vehicles').expect(200);
    expect((await reader.get('v1/categories').expect(403)).body.params).toEqual({ scope: 'categories:read' });
    const refused = await (await tokens.of(await records.me('manager'), ['vehicles:read'])).post('v1/vehicles', body);
    expect([refused.status, refused.body.params]).toEqual([403, { scope: 'vehicles:write' }]);
    const { ApiScope } = (await desk.as('admin').read('openapi.json')).components.schemas;
    expect(ApiScope.enum).toEqual(expect.arrayContaining(['vehicles:read', 'vehicles:write']));
  });

  it('is a change in the feed, an event of webhooks, and a hit of the full-text search for its readers', async () => {
    const receiver = await webhookReceiver();
    await desk.app.get(JobWorker).start();
    desk.app.get(WebhookWatch).start();
    const { next } = await desk.as('agent').read('v1/changes?after=now');
    await desk
      .as('admin')
      .create('v1/webhooks', { url: receiver.url, events: ['vehicles.created', 'vehicles.removed'] });
    const { id } = await records.create('vehicles', body);
    // Feed and index end before the oldest running transaction, which may be that of another suite.
    await eventually(async () => {
      const { changes } = await desk.as('agent').read('v1/changes', { after: next, resources: 'vehicles' });
      expect(changes).toMatchObject([{ resource: 'vehicles', id, kind: 'created' }]);
    });
    await eventually(() => expect(receiver.calls.map((call) => call.body.data)).toMatchObject([{ id, record: body }]));
    await receiver.close();

    const found = async (person: 'agent' | 'customer' | 'otherAgent', more = {}) => {
      await desk.app.get(SearchWatch).poll();
      const { hits } = await desk.as(person).read('v1/search', { q: 'gr 47', typing: 'true', ...more });
      return hits.map((hit: Json) => [hit.resource, hit.id]);
    };
    await eventually(async () => expect(await found('agent', { resources: 'vehicles' })).toEqual([['vehicles', id]]));
    expect([await found('customer'), await found('otherAgent')]).toEqual([[], []]);
    // The palette offers the hits of searched resources with screens.
    const { Vehicle } = (await desk.as('agent').read('openapi.json')).components.schemas;
    expect(Vehicle['x-resource']).toMatchObject({ searched: true, generated: true, can: { list: true } });
    await desk.as('manager').delete(`v1/vehicles/${id}`).expect(200);
    expect(await found('agent')).toEqual([]);
  });

  it('is an export', async () => {
    await records.create('vehicles', { ...body, plate: 'GR 12', seats: 3 });
    const order = { resource: 'vehicles', format: 'csv', fields: ['plate', 'seats'], filter: { plate: 'GR 12' } };
    const { id } = (await desk.as('manager').post('v1/exports').send(order).expect(202)).body;
    const content = await eventually(() => desk.as('manager').get(`v1/exports/${id}/content`).expect(200));
    expect(content.text).toMatch(/^GR 12[;,]3\r?$/m);
  });

  it('has tags that lists filter by and inputs suggest', async () => {
    const { id } = await records.create('vehicles', { plate: 'GR 2', tags: ['Winterreifen', 'Leiter'] });
    expect(await list({ filter: '{"tags":"winterreifen"}' })).toEqual(['GR 2']);
    expect(await list({ filter: '{"tags_eq_any":["leiter","x"]}' })).toEqual(['GR 2']);
    expect(await desk.as('agent').read('v1/vehicles/tags/tags', { q: 'lei' })).toEqual(['Leiter']);
    await desk.as('manager').delete(`v1/vehicles/${id}`).expect(200);
  });

  it('is a resource of custom fields, which its lists filter by', async () => {
    const field = { resource: 'vehicles', key: 'pass', kind: 'TEXT', label: { de: 'Ausweis' }, filterable: true };
    await records.create('custom-fields', { ...field, required: true });
    expect(await refusal({ plate: 'GR 1' })).toEqual([['/custom/pass', 'REQUIRED']]);
    const { id } = await records.create('vehicles', { plate: 'GR 1', custom: { pass: 'A-7' } });
    expect(await list({ filter: '{"custom.pass":"A-7"}' })).toEqual(['GR 1']);
    const { Vehicle } = (await desk.as('agent').read('openapi.json')).components.schemas;
    expect(Vehicle.properties.custom.properties.pass['x-field']).toMatchObject({ labels: { de: 'Ausweis' } });
    await desk.as('manager').delete(`v1/vehicles/${id}`).expect(200);
  });
});

describe('the line of docs/add-an-entity.md', () => {
  it('is one, and adds a column, a filter, an order, an input and a value', async () => {
    expect(addition.trim().split('\n')).toHaveLength(1);
    await records.create('vans', { plate: 'ZH 1', inspectedOn: '2026-05-01' });
    await records.create('vans', { plate: 'ZH 2', inspectedOn: '2026-03-01' });
    const query = { filter: '{"inspectedOn_lt":"2026-06-01"}', sort: '["inspectedOn","ASC"]' };
    const body = await desk.as('agent').read('v1/vans', query);
    expect(body.map(({ inspectedOn }: Json) => inspectedOn)).toEqual(['2026-03-01', '2026-05-01']);
    const wrong = await desk
      .as('manager')
      .post('v1/vans')
      .send({ plate: 'ZH 3', inspectedOn: '2026-02-30' })
      .expect(422);
    expect(codesOf(wrong.body)).toEqual([['/inspectedOn', 'DATE_INVALID']]);
    const { schemas } = (await desk.as('agent').read('openapi.json')).components;
    expect(schemas.Van.properties.inspectedOn['x-field']).toMatchObject({ widget: 'day', list: true, sort: true });
    expect(schemas.Vehicle.properties.inspectedOn).toBeUndefined();
  });
});

describe('the view of docs/add-an-entity.md', () => {
  it('is one line, and a list of whoever reads the resource', async () => {
    expect(view.trim().split('\n')).toHaveLength(1);
    const { schemas } = (await desk.as('agent').read('openapi.json')).components;
    const [dueSoon] = schemas.Van['x-resource'].views;
    expect(dueSoon).toMatchObject({ name: 'dueSoon', label: 'resources.vans.views.dueSoon', as: 'tab', count: true });
    await records.create('vans', { plate: 'ZH 9', inspectedOn: '2999-01-01' });
    const query = { filter: JSON.stringify(dueSoon.filter), sort: JSON.stringify(dueSoon.sort) };
    const body = await desk.as('agent').read('v1/vans', query);
    expect(body.map(({ plate }: Json) => plate)).toEqual(['ZH 2', 'ZH 1']);
  });
});

describe('the lines of docs/add-an-entity.md', () => {
  it('are one option of a reference, which the document describes', async () => {
    expect([driver, lines].map((code) => code.trim().split('\n').length)).toEqual([1, 1]);
    const { schemas } = (await desk.as('agent').read('openapi.json')).components;
    expect(schemas.Van.properties.driver['x-field'].panel).toEqual({
      resource: 'users',
      key: 'id',
      as: 'lines',
      line: ['kind', 'group'],
      quickAdd: 'plate',
      folded: { when: [{ state: 'SOLD' }] },
    });
  });
});

describe('the state machine of docs/add-an-entity.md', () => {
  const step = (id: string, name: string, version: number, body?: object) =>
    desk.as('manager').post(`v1/vans/${id}/${name}`).set('If-Match', `"${version}"`).send(body);

  it('lets the resource be described in thirty lines', () => {
    const [fields, transitions] = [stateFields, machine].map((code) => code.trim().split('\n').length);
    expect(declarations(entity) + 2 + (fields ?? 0) + (transitions ?? 0)).toBeLessThanOrEqual(30);
  });

  it('moves a record, stores the reason of the dialog, and logs the change', async () => {
    const { id } = await records.create('vans', { plate: 'UR 1' });
    const repaired = await step(id, 'repair', 1, { reason: 'Bremsen' }).expect(200);
    expect(repaired.body).toMatchObject({ state: 'REPAIR', reason: 'Bremsen', version: 2 });
    const [entry] = await desk.as('manager').read('v1/config-changes', { filter: JSON.stringify({ record: id }) });
    expect(JSON.stringify(entry.changes)).toContain('REPAIR');
  });

  it('refuses a transition without its state, fields, version or right, and changes nothing', async () => {
    const { id } = await records.create('vans', { plate: 'UR 2' });
    const wrong = await step(id, 'release', 1).expect(409);
    expect(wrong.body).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', params: { from: 'READY', to: 'READY' } });
    expect(codesOf((await step(id, 'repair', 1, {}).expect(422)).body)).toEqual([['/reason', 'REQUIRED']]);
    const foreign = { state: 'SOLD', reason: 'x' };
    expect(codesOf((await step(id, 'repair', 1, foreign).expect(422)).body)).toEqual([['/state', 'UNKNOWN_PROPERTY']]);
    await step(id, 'repair', 1, { reason: 'Bremsen' }).expect(200);
    await step(id, 'sell', 1, { reason: 'Bremsen' }).expect(412);
    expect(codesOf((await step(id, 'release', 2).expect(409)).body)).toEqual([['/inspectedOn', 'STATE_FIELDS']]);
    await desk.as('agent').post(`v1/vans/${id}/sell`).set('If-Match', '"2"').send({ reason: 'x' }).expect(403);
    await desk.as('otherManager').post(`v1/vans/${id}/sell`).set('If-Match', '"2"').send({ reason: 'x' }).expect(404);
    const patched = await desk.as('manager').patch(`v1/vans/${id}`).set('If-Match', '"2"').send({ state: 'SOLD' });
    expect([patched.status, codesOf(patched.body)]).toEqual([422, [['/state', 'READ_ONLY']]]);
    expect(await desk.as('manager').read(`v1/vans/${id}`)).toMatchObject({ state: 'REPAIR', version: 2 });
  });

  it('makes a transition of many records by one request, with the result of each and an undo', async () => {
    const [sold, other, ready] = [
      await records.create('vans', { plate: 'UR 3' }),
      await records.create('vans', { plate: 'UR 4' }),
      await records.create('vans', { plate: 'UR 5' }),
    ] as [Json, Json, Json];
    const gone = (await step(sold.id, 'sell', 1, { reason: 'Alter' }).expect(200)).body;
    const chosen = [gone, other, ready].map(({ id, version }) => ({ id, version }));
    const bulk = (body: object, as: Person = 'manager') => desk.as(as).post('v1/vans/bulk').send(body);
    const sale = { operation: 'sell', records: chosen, body: { reason: 'Flotte' } };
    const { paths } = await desk.as('manager').read('openapi.json');
    expect(paths['/v1/vans/bulk'].post['x-operation'].operations).toEqual(['update', 'delete', 'sell']);
    await bulk(sale, 'agent').expect(403);
    expect(codesOf((await bulk({ ...sale, body: {} }).expect(422)).body)).toEqual([['/body/reason', 'REQUIRED']]);
    expect(codesOf((await bulk({ ...sale, operation: 'repair' }).expect(422)).body)).toEqual([
      ['/operation', 'INVALID_VALUE'],
    ]);
    const { body } = await bulk(sale).expect(201);
    const [refused, ...done] = body.records;
    expect([refused.outcome, refused.problem.code]).toEqual(['REFUSED', 'TRANSITION_NOT_ALLOWED']);
    expect(done).toMatchObject([other, ready].map(({ id }) => ({ id, outcome: 'DONE', version: 2 })));
    expect(await desk.as('manager').read(`v1/vans/${other.id}`)).toMatchObject({ state: 'SOLD', reason: 'Flotte' });
    const undone = (await desk.as('manager').post(`v1/vans/bulk/${body.id}/reversal`).expect(201)).body;
    expect(undone.records.map(({ outcome }: Json) => outcome)).toEqual(['REFUSED', 'UNDONE', 'UNDONE']);
    expect(await desk.as('manager').read(`v1/vans/${other.id}`)).toMatchObject({ state: 'READY', reason: null });
    expect(await desk.as('manager').read(`v1/vans/${sold.id}`)).toMatchObject({ state: 'SOLD', reason: 'Alter' });
  });

  it('is a set of actions in the document, each for the states from which it leads', async () => {
    const { paths } = await desk.as('manager').read('openapi.json');
    expect(paths['/v1/vans/{id}/sell'].post['x-operation']).toMatchObject({
      action: { icon: 'Payments', bulk: true, undo: true },
      when: [{ state_eq_any: ['READY', 'REPAIR'] }],
    });
    expect((await desk.as('agent').read('openapi.json')).paths['/v1/vans/{id}/sell']).toBeUndefined();
  });
});
