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
  /** References of the targets, each with the id that it must have. */
  readonly within?: Readonly<Record<string, string>>;
}

/** A record to which the user may refer. */
export interface Target {
  /** The record is inactive, and the field accepts only active ones. */
  readonly isInactive: boolean;
  /** The record lacks one of the wanted references. */
  readonly isOutside: boolean;
}

/** A target as it is read, with the place of its field among those wanted. */
interface TargetRow {
  readonly at: number;
  readonly id: string;
  readonly off: boolean;
  readonly outside: boolean;
}

/**
 * The wanted records that the user reaches, by field and id, in one statement. Records that must stay active are
 * locked, so that a deactivation waits for the transaction and then finds the reference, and those of custom fields, which
 * no foreign key protects against deletion.
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
  const parts = asked.map(({ field, ids, within = {} }, at) => {
    const model = resourceOf(targetOf(field));
    const own = { tenant: currentTenant(), id: { $in: ids } };
    const scope = registry.of(model.type).scope?.(currentUser());
    const where = conditionSql(scope ? { $and: [own, scope] } : own, model, 'e', into);
    const off = acceptsOnlyActive(field) ? 'not e.active' : 'false';
    const shared = Object.fromEntries(Object.entries(within).map(([name, id]) => [name, { id }]));
    const outside = `(${conditionSql(shared, model, 'e', into)}) is not true`;
    const isLocked = field.custom || (field.options as ReferenceOptions).keepsActive;
    const lock = isLocked ? ' for share of e' : '';
    return `t${at} as (select ${at} as at, e.id, ${off} as off, ${outside} as outside from "${model.table}" e where ${where}${lock})`;
  });
  // A union itself locks no row.
  into.text = `with ${parts.join(', ')} ${parts.map((_part, at) => `select * from t${at}`).join(' union all ')}`;
  const rows = (await rowsWithin(em, into)) as unknown as TargetRow[];
  for (const { at, id, off, outside } of rows)
    found.get((asked[at] as WantedReferences).field)?.set(id, { isInactive: off, isOutside: outside });
  return found;
}
