import type { EntityManager } from '@mikro-orm/postgresql';
import { quoted } from '../read/columns.js';
import { conditionSql } from '../read/condition.js';
import { addCompared, type ComparedProperties, type Facts, factsSql, matches } from '../read/matches.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { RulesRegistry } from '../rest/rules.js';
import { currentTenant, type SignedInUser } from '../tenancy/session.js';

/** Whether a user reaches a record of one resource. */
export type Reach = (user: SignedInUser, id: string) => boolean;

/**
 * The reach of many users over records of a resource, by one statement: it reads the values that the users' scopes
 * compare. A scope that only the database can judge costs a statement of its own.
 */
export async function reachOf(
  em: EntityManager,
  model: ResourceModel,
  registry: RulesRegistry,
  users: readonly SignedInUser[],
  ids: readonly string[],
): Promise<Reach> {
  const properties: ComparedProperties = new Map();
  /** Records by user; undefined for all of them. */
  const reached = new Map<SignedInUser, ReadonlySet<string> | undefined>();
  const judged = new Map<SignedInUser, Condition>();
  for (const user of users) {
    const scope = registry.of(model.type).scope?.(user);
    if (!scope) reached.set(user, undefined);
    else if (addCompared(scope, model, properties)) judged.set(user, scope);
    else reached.set(user, await idsWithin(em, model, ids, scope));
  }
  const rows = judged.size > 0 ? await factsWithin(em, model, ids, properties) : [];
  for (const [user, scope] of judged) {
    reached.set(user, new Set(rows.filter(({ facts }) => matches(scope, facts)).map(({ id }) => id)));
  }
  return (user, id) => reached.has(user) && (reached.get(user)?.has(id) ?? true);
}

async function idsWithin(em: EntityManager, model: ResourceModel, ids: readonly string[], scope: Condition) {
  const statement = new Statement();
  const where = conditionSql({ $and: [{ tenant: currentTenant(), id: { $in: ids } }, scope] }, model, 'e', statement);
  statement.text = `select e.id from ${quoted(model.table)} e where ${where}`;
  return new Set((await rowsWithin(em, statement)).map(({ id }) => id as string));
}

async function factsWithin(
  em: EntityManager,
  model: ResourceModel,
  ids: readonly string[],
  properties: ComparedProperties,
) {
  const statement = new Statement();
  const own = `e.tenant = ${statement.bind(currentTenant())} and e.id = any(${statement.bind(ids)})`;
  statement.text = `select e.id, ${factsSql(properties, model, 'e')} as facts from ${quoted(model.table)} e where ${own}`;
  return (await rowsWithin(em, statement)) as { id: string; facts: Facts }[];
}
