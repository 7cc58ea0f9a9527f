import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenTo } from '../platform/access/permission.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { fold } from '../platform/resource/fold.js';
import { foldedName, isFolded } from '../platform/resource/folded.js';
import { isRefusedInactive } from '../platform/resource/inactive-targets.js';
import { snakeCase } from '../platform/resource/naming.js';
import { isSingleReference, targetOf } from '../platform/resource/reference-kinds.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { ResourceModel, TenantEntityClass } from '../platform/resource/resource-model.js';
import type { RulesRegistry } from '../platform/rest/rules.js';
import { currentUser } from '../platform/tenancy/session.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';

/** The record that all rows of a table belong to. */
export interface Owner {
  readonly type: TenantEntityClass;
  readonly id: string;
}

/** What a name means: the one record that bears it and whether it may be chosen anew, or why there is none. */
export type Meant =
  | { readonly id: string; readonly isOff: boolean }
  | { readonly code: 'UNKNOWN_REFERENCE' | 'AMBIGUOUS_REFERENCE' };

/** Looks up what names mean that stand in cells of one reference field. */
export type Lookup = (name: string) => Meant;

/**
 * Finds all records that some names mean, in one question: by the title or by whatever is unique of them, as far as the
 * user sees it, within their scope; among what belongs to the owner alone where records do. Of several that bear a name
 * those that are switched on count.
 */
export async function lookUp(
  em: EntityManager,
  registry: RulesRegistry,
  field: FieldRecord,
  names: readonly string[],
  owner: Owner,
): Promise<Lookup> {
  const wanted = [...new Set(names.map(fold))];
  const model = resourceOf(targetOf(field));
  const naming = namingFields(model);
  const scope = registry.of(model.type).scope?.(currentUser());
  const held = model.fields.find((one) => isSingleReference(one) && targetOf(one) === owner.type);
  const condition = {
    ...(held && { [held.name]: { id: owner.id } }),
    $or: naming.map((one) => ({ [foldedColumn(one)]: { $in: wanted } })),
  };
  const where = scope ? { $and: [condition, scope] } : condition;
  const found = wanted.length > 0 ? await em.find(model.type, where as never, { disableIdentityMap: true }) : [];
  const byName = new Map<string, Candidate[]>();
  for (const record of found as unknown as Candidate[]) {
    for (const name of new Set(naming.map((one) => fold(String(record[one.name] ?? ''))))) {
      byName.set(name, [...(byName.get(name) ?? []), record]);
    }
  }
  return (name) => namedBy(byName.get(fold(name)) ?? [], field);
}

type Candidate = TenantEntity & Readonly<Record<string, unknown>>;

function namedBy(candidates: readonly Candidate[], field: FieldRecord): Meant {
  const active = candidates.filter((one) => one.active !== false);
  const [one, ...others] = active.length > 0 ? active : candidates;
  if (!one) return { code: 'UNKNOWN_REFERENCE' };
  return others.length > 0 ? { code: 'AMBIGUOUS_REFERENCE' } : { id: one.id, isOff: isRefusedInactive(one, field) };
}

/** The title of a resource, and the texts of which no two records bear the same. */
function namingFields({ fields, options, constraints }: ResourceModel): FieldRecord[] {
  const names = new Set([options.title, ...constraints.values()]);
  const { roles } = currentUser();
  const isText = ({ kind }: FieldRecord) => kind.widget === 'text' || kind.widget === 'email';
  return fields.filter((field) => names.has(field.name) && isText(field) && isOpenTo(field.options.visible, roles));
}

/** Case and spaces do not count; where the database does not keep the text like this, it is asked to compare so. */
const foldedColumn = (field: FieldRecord) =>
  isFolded(field) ? foldedName(field) : raw((alias) => `public.vsd_fold(${alias}.${snakeCase(field.name)})`);
