import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionSql } from '../read/condition.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { FieldRecord } from '../resource/field.js';
import { acceptsOnlyActive } from '../resource/inactive-targets.js';
import { type ReferenceOptions, targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import { currentTenant, currentUser } from '../tenancy/session.js';
import type { RulesRegistry } from './rules.js';

/** Records that a field shall refer to. */
export interface Pointing {
  readonly field: FieldRecord;
  readonly ids: readonly string[];
}

/** A record that somebody may refer to. */
export interface Target {
  /** It has been switched off, and the field takes only what is in use. */
  readonly isOff: boolean;
}

/**
 * What of the wanted records is there for the user, by field and id: one statement for all. Whoever switches one off that
 * has to stay in use waits until the transaction ends, and then finds the reference.
 */
export async function findTargets(
  em: EntityManager,
  registry: RulesRegistry,
  wanted: readonly Pointing[],
): Promise<ReadonlyMap<FieldRecord, ReadonlyMap<string, Target>>> {
  const found = new Map(wanted.map(({ field }) => [field, new Map<string, Target>()]));
  const asked = wanted.filter(({ ids }) => ids.length > 0);
  if (asked.length === 0) return found;
  const into = new Statement();
  const parts = asked.map(({ field, ids }, at) => {
    const model = resourceOf(targetOf(field));
    const own = { tenant: currentTenant(), id: { $in: ids } };
    const scope = registry.of(model.type).scope?.(currentUser());
    const where = conditionSql(scope ? { $and: [own, scope] } : own, model, 'e', into);
    const off = acceptsOnlyActive(field) ? 'not e.active' : 'false';
    const { keepsActive } = field.options as ReferenceOptions;
    const lock = keepsActive ? ' for share of e' : '';
    return `t${at} as (select ${at} as at, e.id, ${off} as off from "${model.table}" e where ${where}${lock})`;
  });
  // A union itself locks nothing.
  into.text = `with ${parts.join(', ')} ${parts.map((_part, at) => `select * from t${at}`).join(' union all ')}`;
  const rows = (await rowsWithin(em, into)) as unknown as { at: number; id: string; off: boolean }[];
  for (const { at, id, off } of rows) found.get((asked[at] as Pointing).field)?.set(id, { isOff: off });
  return found;
}
