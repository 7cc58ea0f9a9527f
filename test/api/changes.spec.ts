import { Category } from '../../api/masterdata/category.entity.js';
import { clock } from '../../api/platform/clock.js';
import { changeCursorText, positionBefore } from '../../api/platform/events/change-cursor.js';
import { recordKey, runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { callerOf } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = () => recordsOf(desk);

interface Told {
  readonly changes: { resource: string; id: string; kind: string; version: number | null; at: string }[];
  readonly next: string;
  readonly more: boolean;
}
const ask = async (after: string, more: object = {}, person: Person = 'agent'): Promise<Told> =>
  await desk.as(person).read('v1/changes', { after, ...more });

/** Waits until all present transactions have ended, also those of other suites, since the feed waits for them. */
async function settled(): Promise<void> {
  const rows = await desk.rows('select pg_current_xact_id()::text as own');
  await eventually(async () => {
    const answer = await desk.superuser.query('select pg_snapshot_xmin(pg_current_snapshot())::text as oldest');
    expect(BigInt(answer.rows[0].oldest)).toBeGreaterThan(BigInt(rows[0].own));
  });
}
const now = async (person: Person = 'agent') => {
  await settled();
  return (await ask('now', {}, person)).next;
};

let serial = 0;
const category = () => {
  serial += 1;
  return records().create('categories', { code: `W${serial}`, name: { de: `Wandel ${serial}` } });
};
const rename = async (record: Json, code: string) =>
  (await records().patch('categories', record, { code }).expect(200)).body as Json;
const of = ({ changes }: Told, id: string) =>
  changes.filter((one) => one.id === id).map(({ kind, version }) => [kind, version]);

/** A transaction that has begun to write and continues on a signal. */
function openTransaction(work: (unit: Parameters<Parameters<UnitOfWork['write']>[0]>[0]) => Promise<void>) {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const ended = runAsTenant('alpina', () =>
    desk.app.get(UnitOfWork).write(async (em) => {
      await em.execute('select pg_current_xact_id()');
      begun.resolve();
      await gate.promise;
      await work(em);
    }),
  );
  return { begun: begun.promise, go: gate.resolve, ended };
}

describe('the feed of changes', () => {
  it('tells what was created, changed and removed since then, in order', async () => {
    const start = await now();
    const made = await category();
    const changed = await rename(made, 'NEU1');
    await desk.as('manager').delete(`v1/categories/${made.id}`).expect(200);
    await settled();
    const told = await ask(start, { resources: 'categories,slas' });
    expect(of(told, made.id)).toEqual([
      ['created', 1],
      ['changed', changed.version],
      ['removed', changed.version],
    ]);
    expect(told.changes.map(({ resource }) => resource)).toEqual(Array(told.changes.length).fill('categories'));
    expect((await ask(told.next)).changes).toEqual([]);
  });

  it('passes over nothing that is committed late, and tells nothing twice', async () => {
    const start = await now();
    const late = openTransaction(async (em) => {
      const record = await em.findOneOrFail(Category, recordKey(first.id));
      record.code = 'SPAET';
      record.touch();
      await em.flush();
    });
    await late.begun;
    const first = await category();
    const second = await category();
    // Each transaction that began after the open one waits for it.
    const meanwhile = await ask(start);
    expect(meanwhile.changes).toEqual([]);
    late.go();
    await late.ended;
    await settled();
    const after = await ask(meanwhile.next);
    expect(of(after, first.id)).toEqual([
      ['created', 1],
      ['changed', 2],
    ]);
    expect(of(after, second.id)).toEqual([['created', 1]]);
    expect((await ask(after.next)).changes).toEqual([]);
  });

  it('keeps the order of a record that an older transaction changes after a younger one, page by page', async () => {
    const record = await category();
    const start = await now();
    const older = openTransaction(async (em) => {
      const one = await em.findOneOrFail(Category, recordKey(record.id));
      one.code = 'AELTER';
      one.touch();
      await em.flush();
    });
    await older.begun;
    await rename(record, 'JUENGER');
    older.go();
    await older.ended;
    await settled();
    const versions: unknown[] = [];
    for (let [after, more] = [start, true]; more; ) {
      const page = await ask(after, { resources: 'categories', limit: '1' });
      versions.push(...page.changes.map(({ version }) => version));
      ({ next: after, more } = page);
    }
    expect(versions).toEqual([2, 3]);
  });

  it('tells each reader what is theirs to read, and of a removal only whoever reached the record', async () => {
    const start = await now('customer');
    const seen = await world.submit('customer');
    const hidden = await world.submit('bergbahn');
    await settled();
    const told = async (person: Person) =>
      (await ask(start, { resources: 'tickets' }, person)).changes.map(({ id }) => id);
    expect(await told('customer')).toContain(seen.id);
    expect(await told('customer')).not.toContain(hidden.id);
    expect(await told('agent')).toEqual(expect.arrayContaining([seen.id, hidden.id]));
    expect(await told('otherAgent')).toEqual([]);
    const sla = await records().create('slas', { name: 'Nur intern' });
    await settled();
    expect((await ask(start, {}, 'customer')).changes.map(({ id }) => id)).not.toContain(sla.id);
  });

  it('tells a token of the resources that it reads alone', async () => {
    const start = await now();
    await category();
    const ticket = await world.submit('agent');
    const expiresAt = new Date(clock.now().getTime() + 86_400_000).toISOString();
    await settled();
    const body = { name: 'Abgleich', scopes: ['changes:read', 'tickets:read'], expiresAt };
    const { token } = await desk.as('agent').create('v1/api-tokens', body);
    const get = callerOf(desk.app.getHttpServer(), token).get('v1/changes').query({ after: start });
    const { changes } = (await get.expect(200)).body as Told;
    expect([...new Set(changes.map(({ resource }) => resource))]).toEqual(['tickets']);
    expect(changes.map(({ id }) => id)).toContain(ticket.id);
  });

  it('says 410 to whoever stood still for longer than a week, or comes from another database', async () => {
    const at = Math.floor(clock.now().getTime() / 1_000);
    const old = changeCursorText({ position: positionBefore(1n), at: at - 8 * 86_400 });
    const foreign = changeCursorText({ position: positionBefore(9_000_000_000n), at });
    for (const after of [old, foreign]) {
      const { body } = await desk.as('agent').get('v1/changes').query({ after }).expect(410);
      expect(body).toMatchObject({ code: 'CURSOR_EXPIRED', params: { days: 7 } });
    }
  });

  it.each([
    [{ after: 'yesterday' }, 'INVALID_CURSOR'],
    [{ after: Buffer.from("1.1.x'.0.0").toString('base64url') }, 'INVALID_CURSOR'],
    [{ resources: 'tickets,passwords' }, 'INVALID_VALUE'],
    [{ limit: '0' }, 'INVALID_VALUE'],
    [{ limit: '1001' }, 'INVALID_VALUE'],
    [{ since: 'now' }, 'UNKNOWN_PARAMETER'],
  ])('refuses %j', async (query, code) => {
    const { body } = await desk.as('agent').get('v1/changes').query(query).expect(400);
    expect(body.code).toBe(code);
  });
});
