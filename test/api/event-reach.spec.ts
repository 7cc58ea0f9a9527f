import type { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { quoted } from '../../api/platform/read/columns.js';
import { conditionSql } from '../../api/platform/read/condition.js';
import {
  addCompared,
  type ComparedProperties,
  type Facts,
  factsSql,
  matches,
} from '../../api/platform/read/matches.js';
import { rowsWithin, Statement } from '../../api/platform/read/statement.js';
import type { Condition } from '../../api/platform/resource/condition.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { runInSession } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { Activity } from '../../api/tickets/timeline/activity.entity.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const activity = resourceOf(Activity);

/** Conditions in the forms of the scopes, over activities and their tickets. */
function conditions(ids: readonly string[]): fc.Arbitrary<Condition> {
  const value = <T>(...values: T[]) => fc.constantFrom(...values);
  const id = value(...ids);
  const ofActivity: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ visibleForCustomer: fc.boolean() }),
    fc.record({ kind: value('CREATED', 'MESSAGE_FROM_AGENT', 'WORK_NOTE') }),
    fc.record({ kind: fc.record({ $nin: fc.subarray(['CREATED', 'WORK_NOTE', 'CHANGED']) }) }),
    fc.record({ actor: fc.record({ id }) }),
    fc.record({ actor: fc.record({ id: fc.record({ $ne: id }) }) }),
  );
  const ofTicket: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ state: value('PENDING', 'DRAFT') }),
    fc.record({ state: fc.record({ $ne: value('DRAFT', 'PENDING', null) }) }),
    fc.record({ state: fc.record({ $in: fc.subarray(['PENDING', 'IN_WORK', 'DRAFT']) }) }),
    fc.record({ executionCompany: value('Lift AG', 'Rohr & Draht', null) }),
    fc.record({ executionCompany: fc.record({ $ne: value('Lift AG', 'Rohr & Draht') }) }),
    fc.record({ customer: fc.record({ id }) }),
    fc.record({ customer: fc.record({ code: value('ACME', 'BERGBAHN') }) }),
    fc.record({ author: fc.record({ id }) }),
    fc.record({ responsible: fc.record({ id }) }),
  );
  const compound = (part: fc.Arbitrary<Condition>) =>
    fc.oneof(
      part,
      fc.record({ $and: fc.array(part, { maxLength: 3 }) }),
      fc.record({ $or: fc.array(part, { maxLength: 3 }) }),
    );
  return compound(fc.oneof(ofActivity, fc.record({ ticket: compound(compound(ofTicket)) })));
}

const inTenant = <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
  runInSession({ requestId: 'test', tenant: 'alpina' }, () => desk.app.get(UnitOfWork).read(work));

/** Ids of the activities that meet the condition by SQL. */
async function bySql(condition: Condition): Promise<string[]> {
  const statement = new Statement();
  const where = conditionSql({ $and: [{ tenant: 'alpina' }, condition] }, activity, 'e', statement);
  statement.text = `select e.id from ${quoted(activity.table)} e where ${where} order by e.id`;
  return (await inTenant((em) => rowsWithin(em, statement))).map(({ id }) => id as string);
}

/** Ids of the activities that meet the condition in memory. */
async function inMemory(condition: Condition): Promise<string[]> {
  const properties: ComparedProperties = new Map();
  expect(addCompared(condition, activity, properties)).toBe(true);
  const statement = new Statement();
  statement.text = `select e.id, ${factsSql(properties, activity, 'e')} as facts from activity e order by e.id`;
  const rows = (await inTenant((em) => rowsWithin(em, statement))) as { id: string; facts: Facts }[];
  return rows.filter(({ facts }) => matches(condition, facts)).map(({ id }) => id);
}

describe('a scope judged in memory', () => {
  it('gives the records that SQL selects', async () => {
    await world.submit('customer', { draft: true });
    const first = await world.submit('customer');
    await world.ticket({ state: 'IN_WORK', responsible: world.ids.agent });
    await desk.as('agent').create(`v1/tickets/${first.id}/messages`, { text: 'Guten Tag' });
    await desk.as('agent').create(`v1/tickets/${first.id}/work-notes`, { text: 'Nur für uns' });
    await world.ticket({ type: 'ORDER', state: 'IN_WORK' });
    const customers = await desk.rows<{ id: string }>('select id from customer');
    const ids = [world.ids.customer, world.ids.agent, ...customers.map(({ id }) => id)];
    let selected = 0;
    await fc.assert(
      fc.asyncProperty(conditions(ids), async (condition) => {
        const expected = await bySql(condition);
        selected += expected.length;
        expect(await inMemory(condition)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
    expect(selected).toBeGreaterThan(200);
  });

  it('is left to the database where a condition needs it', () => {
    const judged = (condition: Condition) => addCompared(condition, activity, new Map());
    expect(judged({ createdAt: { $gt: new Date() } })).toBe(false);
    expect(judged({ $or: [{ visibleForCustomer: true }, { ticket: { title: { $like: 'x' } } }] })).toBe(false);
    expect(judged({ [Symbol('sql')]: [] })).toBe(false);
  });
});
