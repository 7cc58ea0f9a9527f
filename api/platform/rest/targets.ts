import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionSql } from '../read/condition.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { FieldRecord } from '../resource/field.js';
import { acceptsOnlyActive } from '../resource/inactive-targets.js';
import { type ReferenceOptions, targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import { currentTenant, currentUser } from '../tenancy/session.js';
import type { RulesRegistry } from './rules.js';

/** Records to which a field shall refer. */
export interface WantedReferences {
  readonly field: FieldRecord;
  readonly ids: readonly string[];
}

/** A record to which the user may refer. */
export interface Target {
  /** The record is inactive, and the field accepts only active ones. */
  readonly isInactive: boolean;
}

/**
 * The wanted records that the user reaches, by field and id, in one statement. Records that must stay active are
 * locked, so that a deactivation waits for the transaction and then finds the reference.
 */
export async function findTargets(
  em: EntityManager,
  registry: RulesRegistry,
  wanted: readonly WantedReferences[],
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
  // A union itself locks no row.
  into.text = `with ${parts.join(', ')} ${parts.map((_part, at) => `select * from t${at}`).join(' union all ')}`;
  const rows = (await rowsWithin(em, into)) as unknown as { at: number; id: string; off: boolean }[];
  for (const { at, id, off } of rows) found.get((asked[at] as WantedReferences).field)?.set(id, { isInactive: off });
  return found;
}
