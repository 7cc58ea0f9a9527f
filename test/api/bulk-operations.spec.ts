import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger } from 'nestjs-pino';
import { Category } from '../../api/masterdata/category.entity.js';
import { clock } from '../../api/platform/clock.js';
import { serviceOf } from '../../api/platform/rest/resource-controller.js';
import type { ResourceService } from '../../api/platform/rest/resource-service.js';
import { currentSession } from '../../api/platform/tenancy/session.js';
import type { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { readMatrix } from '../support/access-matrix.js';
import { accessOperations } from '../support/access-operations.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);

let serial = 0;
const category = (): Promise<Json> => {
  serial += 1;
  return records.create('categories', {
    code: `BULK${serial}`,
    name: { de: `Thema ${serial}`, fr: `Sujet ${serial}` },
  });
};
const several = async (count: number): Promise<Json[]> => {
  const made: Json[] = [];
  while (made.length < count) made.push(await category());
  return made;
};
const order = (operation: string, chosen: readonly Json[], body?: Json): Json => ({
  operation,
  records: chosen.map(({ id, version }) => ({ id, version })),
  ...(body && { body }),
});
const post = (request: Json, as: Person = 'manager') => desk.as(as).post('v1/categories/bulk').send(request);
const run = async (operation: string, chosen: readonly Json[], body?: Json): Promise<Json> =>
  (await post(order(operation, chosen, body)).expect(201)).body;
const reverse = (id: string, as: Person = 'manager') => desk.as(as).post(`v1/categories/bulk/${id}/reversal`);
const outcomes = ({ records: results }: Json) => results.map(({ outcome }: Json) => outcome);
const problems = ({ records: results }: Json) =>
  results.map(({ problem }: Json) => problem && [problem.status, problem.code]);
const read = (id: string): Promise<Json> => desk.as('manager').read(`v1/categories/${id}`);
const audited = async (id: string): Promise<string[]> => {
  const filter = JSON.stringify({ record: id });
  const changes = await desk.as('manager').read<Json[]>('v1/config-changes', { filter, sort: '["createdAt","ASC"]' });
  return changes.map(({ kind }) => kind);
};
const OFF = { active: false };

afterEach(() => jest.restoreAllMocks());

describe('one operation on many records', () => {
  it('changes each of them and returns the result of each with its version', async () => {
    const chosen = await several(3);
    const answer = await run('update', chosen, OFF);
    expect(answer.records).toEqual(
      chosen.map(({ id, version }) => ({ id, version: version + 1, outcome: 'DONE', problem: null })),
    );
    for (const { id, version } of chosen) {
      expect(await read(id)).toMatchObject({ active: false, version: version + 1 });
      expect(await audited(id)).toEqual(['CREATED', 'DEACTIVATED']);
    }
  });

  it('changes 200 records by one request, each of which is in the feed of changes', async () => {
    await desk.rows(
      `insert into category (tenant, id, version, created_at, created_by, updated_at, updated_by, code, name_de, active, position)
       select 'alpina', gen_random_uuid(), 1, now(), 'System', now(), 'System', 'MANY' || n, 'Viele ' || n, true, 100000 + n
         from generate_series(1, 200) n`,
    );
    const filter = JSON.stringify({ code_starts: 'MANY' });
    const found = await desk.as('manager').read<Json[]>('v1/categories', { filter, range: '[0,199]' });
    const answer = await run('update', found, OFF);
    expect(outcomes(answer)).toEqual(Array.from({ length: 200 }, () => 'DONE'));
    const [{ count }] = await desk.rows(
      `select count(distinct record)::int as count from live_event where record = any ($1)`,
      found.map(({ id }) => id),
    );
    expect(count).toBe(200);
  });

  it('leaves an unknown, a foreign and a changed record as they are, and changes the others', async () => {
    const [own, changed] = (await several(2)) as [Json, Json];
    const foreign = await records.create('categories', { code: 'FOREIGN', name: { de: 'Fremd' } }, 'otherManager');
    await records.patch('categories', changed, { name: { de: 'Neu' } }).expect(200);
    const unknown = { id: randomUUID(), version: 1 };
    const answer = await run('update', [own, unknown, foreign, { id: 'nothing', version: 1 }, changed], OFF);
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']);
    const missing = [404, 'NOT_FOUND'];
    expect(problems(answer)).toEqual([null, missing, missing, missing, [412, 'STALE']]);
    expect(await desk.as('otherManager').read(`v1/categories/${foreign.id}`)).toEqual(foreign);
    expect(await read(changed.id)).toMatchObject({ active: true });
  });

  it('deletes them, but those in use, whose refusal names the uses', async () => {
    const [free, used] = (await several(2)) as [Json, Json];
    await records.create('text-blocks', { name: 'Mit Thema', content: 'Text', category: used.id });
    const answer = await run('delete', [free, used]);
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED']);
    expect(answer.undoUntil).toBeNull();
    expect(answer.records[1].problem).toMatchObject({ status: 409, params: { places: [{ resource: 'text-blocks' }] } });
    await desk.as('manager').get(`v1/categories/${free.id}`).expect(404);
    expect(await read(used.id)).toEqual(used);
  });

  it('goes on after the failure of one record, which is logged', async () => {
    const chosen = await several(3);
    const service = desk.app.get<ResourceService<TenantEntity>>(serviceOf(Category));
    const { patch } = service;
    const failed = jest.spyOn(desk.app.get(Logger), 'error').mockImplementation(() => undefined);
    jest.spyOn(service, 'patch').mockImplementation(async function (this: typeof service, id, body, version) {
      const record = await patch.call(service, id, body, version);
      if (id === chosen[1]?.id) throw new Error('The disk is full');
      return record;
    });
    const answer = await run('update', chosen, OFF);
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED', 'DONE']);
    expect(problems(answer)[1]).toEqual([500, 'UNEXPECTED']);
    expect(failed).toHaveBeenCalledWith(expect.anything(), 'a record of a bulk change failed');
    expect(await read(chosen[1]?.id)).toEqual(chosen[1]);
  });

  it('runs once on each record for a repeated Idempotency-Key', async () => {
    const chosen = await several(2);
    const request = order('update', chosen, OFF);
    const first = await post(request).set('Idempotency-Key', 'one').expect(201);
    const again = await post(request).set('Idempotency-Key', 'one').expect(201);
    expect(again.body).toEqual(first.body);
    expect((await read(chosen[0]?.id)).version).toBe(chosen[0]?.version + 1);
    await post(order('update', chosen, { active: true }))
      .set('Idempotency-Key', 'one')
      .expect(422);
  });

  it('continues after an interruption where it ended, by its Idempotency-Key', async () => {
    const chosen = await several(3);
    const service = desk.app.get<ResourceService<TenantEntity>>(serviceOf(Category));
    const { patch } = service;
    jest.spyOn(desk.app.get(Logger), 'error').mockImplementation(() => undefined);
    const interrupted = jest.spyOn(service, 'patch').mockImplementation(async function (
      this: typeof service,
      id,
      ...more
    ) {
      if (id === chosen[1]?.id) currentSession().deadline = 0;
      return patch.call(service, id, ...more);
    });
    const send = () => post(order('update', chosen, OFF)).set('Idempotency-Key', 'interrupted');
    await send().expect(503);
    interrupted.mockRestore();
    expect((await Promise.all(chosen.map(({ id }) => read(id)))).map(({ active }) => active)).toEqual([
      false,
      true,
      true,
    ]);
    const [first, second] = await Promise.all([send().expect(201), send().expect(201)]);
    expect(outcomes((await send()).body)).toEqual(['DONE', 'DONE', 'DONE']);
    expect(second.body.id).toBe(first.body.id);
    expect((await Promise.all(chosen.map(({ id }) => read(id)))).map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(outcomes((await reverse(first.body.id).expect(201)).body)).toEqual(['UNDONE', 'UNDONE', 'UNDONE']);
  });

  it('changes each record once beside another request for the same records', async () => {
    const chosen = await several(3);
    const bodies = [OFF, { active: false, name: { de: 'Nebenher' } }];
    const answers = await Promise.all(bodies.map((body) => run('update', chosen, body)));
    for (const [at, { id }] of chosen.entries()) {
      const results = answers.map((answer) => answer.records[at]);
      expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['DONE', 'REFUSED']);
      expect(results.find(({ problem }) => problem)).toMatchObject({ problem: { status: 412, code: 'STALE' } });
      expect(await read(id)).toMatchObject({ version: 2, active: false });
    }
  });

  it('is an action too, by the handler of its single request', async () => {
    const [own] = await desk.rows(
      `insert into intake_message (tenant, id, version, created_at, created_by, updated_at, updated_by, received_at, state,
                                   sender, subject, size, digest, identity, has_original)
       values ('alpina', gen_random_uuid(), 1, now(), 'System', now(), 'System', now(), 'FAILED', 'anna@acme.example',
               'Betreff', 1, 'digest', 'bulk', false) returning id, version`,
    );
    const request = order('dismissal', [own as Json, { id: randomUUID(), version: 1 }]);
    const { body } = await desk.as('agent').post('v1/intake-messages/bulk').send(request).expect(201);
    expect(outcomes(body)).toEqual(['DONE', 'REFUSED']);
    const again = await desk.as('agent').post('v1/intake-messages/bulk').send(request).expect(201);
    expect(problems(again.body)[0]).toEqual([412, 'STALE']);
    const undo = (as: Person) => desk.as(as).post(`v1/intake-messages/bulk/${body.id}/reversal`);
    expect((await undo('agent').expect(409)).body.code).toBe('NOT_UNDOABLE');
    await undo('admin').expect(404);
  });
});

describe('a request for many records is refused as a whole', () => {
  it('without the right to the operation on a single record', async () => {
    const chosen = await several(1);
    await post(order('update', chosen, OFF), 'agent').expect(403);
    await post(order('delete', chosen), 'customer').expect(403);
    await post(order('update', chosen, OFF), 'executor').expect(403);
    expect(await read(chosen[0]?.id)).toEqual(chosen[0]);
  });

  it('for the callers whom the guard refuses on a single record, and no others', () => {
    const matrix = readMatrix();
    const refused = ({ 401: stranger, 403: others }: Json = {}) => [stranger, others];
    // Many tickets are for agents alone, as their triage is.
    const callers = (id: string, single: string) => (id === 'bulkTicket' ? 'triageTicket' : single);
    for (const { id, operations } of accessOperations)
      for (const { name, single } of operations) {
        const { random } = matrix[callers(id, single)] ?? {};
        expect([id, name, ...refused(matrix[id]?.[name])]).toEqual([id, name, ...refused(random)]);
      }
  });

  it('with an unknown operation, a body that no record takes, or no records', async () => {
    const chosen = await several(1);
    const faults = async (request: Json) => codesOf((await post(request).expect(422)).body);
    expect(await faults(order('erase', chosen))).toEqual([['/operation', 'INVALID_VALUE']]);
    expect(await faults(order('update', chosen, { active: 'no' }))).toEqual([['/body/active', 'TYPE_INVALID']]);
    expect(await faults(order('delete', chosen, { now: true }))).toEqual([['/body/now', 'UNKNOWN_PROPERTY']]);
    expect(await faults(order('update', chosen, { tint: 'red' }))).toEqual([['/body/tint', 'UNKNOWN_PROPERTY']]);
    expect(await faults({ ...order('update', chosen, OFF), all: true })).toEqual([['/all', 'UNKNOWN_PROPERTY']]);
    expect(await faults(order('update', [], OFF))).toEqual([['/records', 'CHOOSE_ONE']]);
    expect(await faults(order('update', [...chosen, ...chosen], OFF))).toEqual([['/records/1/id', 'INVALID_VALUE']]);
    const many = Array.from({ length: 201 }, () => ({ id: randomUUID(), version: 1 }));
    expect(await faults(order('update', many, OFF))).toEqual([['/records', 'MAX_VALUE']]);
    expect(await read(chosen[0]?.id)).toEqual(chosen[0]);
  });
});

describe('the undo of an operation on many records', () => {
  it('restores the values before, as a change in the history', async () => {
    const [one, other] = (await several(2)) as [Json, Json];
    const { id } = await run('update', [one, other], { active: false, name: { de: 'Alle gleich' } });
    const { body } = await reverse(id).expect(201);
    expect(outcomes(body)).toEqual(['UNDONE', 'UNDONE']);
    const { updatedAt, ...restored } = one;
    expect(await read(one.id)).toMatchObject({ ...restored, version: one.version + 2 });
    expect((await read(other.id)).name).toEqual(other.name);
    expect(await audited(one.id)).toEqual(['CREATED', 'DEACTIVATED', 'ACTIVATED']);
  });

  it('leaves a record with a later change as it is', async () => {
    const [one, other] = (await several(2)) as [Json, Json];
    const { id } = await run('update', [one, other], OFF);
    await records.patch('categories', await read(one.id), { name: { de: 'Später' } }).expect(200);
    const { body } = await reverse(id).expect(201);
    expect(outcomes(body)).toEqual(['DONE', 'UNDONE']);
    expect(problems(body)).toEqual([[412, 'STALE'], null]);
    expect(await read(one.id)).toMatchObject({ active: false, name: { de: 'Später' } });
  });

  it('leaves a record deleted since, and one whose former value belongs to another record by now', async () => {
    const [gone, taken] = (await several(2)) as [Json, Json];
    const off = await run('update', [gone], OFF);
    const renamed = await run('update', [taken], { code: `${taken.code}N` });
    await desk.as('manager').remove(`v1/categories/${gone.id}`, 2).expect(200);
    await records.create('categories', { code: taken.code, name: { de: 'Nachfolgerin' } });
    const answers = [(await reverse(off.id).expect(201)).body, (await reverse(renamed.id).expect(201)).body];
    expect(answers.map((answer) => [outcomes(answer), problems(answer)])).toEqual([
      [['DONE'], [[404, 'NOT_FOUND']]],
      [['DONE'], [[409, 'DUPLICATE']]],
    ]);
    expect(await read(taken.id)).toMatchObject({ code: `${taken.code}N`, version: 2 });
  });

  it('happens once, also for two requests at the same time', async () => {
    const chosen = await several(2);
    const { id } = await run('update', chosen, OFF);
    await Promise.all([reverse(id).expect(201), reverse(id).expect(201)]);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31_000));
    expect(outcomes((await reverse(id).expect(201)).body)).toEqual(['UNDONE', 'UNDONE']);
    for (const one of chosen) expect(await read(one.id)).toMatchObject({ active: true, version: 3 });
  });

  it('is for its user alone, for 30 seconds, and never for a deletion', async () => {
    const [one, other] = (await several(2)) as [Json, Json];
    const { id } = await run('update', [one], OFF);
    await reverse(id, 'otherManager').expect(404);
    await reverse(id, 'agent').expect(403);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31_000));
    expect((await reverse(id).expect(409)).body.code).toBe('UNDO_EXPIRED');
    jest.restoreAllMocks();
    const deleted = await run('delete', [other]);
    expect((await reverse(deleted.id).expect(409)).body.code).toBe('NOT_UNDOABLE');
    expect((await read(one.id)).active).toBe(false);
  });
});
