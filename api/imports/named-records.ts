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

/** The record above all rows of a table. */
export interface Owner {
  readonly type: TenantEntityClass;
  readonly id: string;
}

/** The one record of a name and whether it is inactive, or the code of the failed lookup. */
export type NamedRecord =
  | { readonly id: string; readonly isInactive: boolean }
  | { readonly code: 'UNKNOWN_REFERENCE' | 'AMBIGUOUS_REFERENCE' };

/** Finds the record of a name in a cell of a reference field. */
export type Lookup = (name: string) => NamedRecord;

/**
 * Loads the records of names in one query: by their title and their unique texts that the user sees, within the user's
 * scope, and only records of the owner if they have one. Active records come before inactive ones of the same name.
 */
export async function lookUp(
  em: EntityManager,
  registry: RulesRegistry,
  field: FieldRecord,
  names: readonly string[],
  owner: Owner | undefined,
): Promise<Lookup> {
  const folded = [...new Set(names.map(fold))];
  const model = resourceOf(targetOf(field));
  const naming = namingFields(model);
  const scope = registry.of(model.type).scope?.(currentUser());
  const held = model.fields.find((candidate) => isSingleReference(candidate) && targetOf(candidate) === owner?.type);
  const condition = {
    ...(held && owner && { [held.name]: { id: owner.id } }),
    $or: naming.map((text) => ({ [foldedColumn(text)]: { $in: folded } })),
  };
  const where = scope ? { $and: [condition, scope] } : condition;
  const found = folded.length > 0 ? await em.find(model.type, where as never, { disableIdentityMap: true }) : [];
  const byName = new Map<string, Candidate[]>();
  for (const record of found as unknown as Candidate[]) {
    for (const name of new Set(naming.map((text) => fold(String(record[text.name] ?? ''))))) {
      byName.set(name, [...(byName.get(name) ?? []), record]);
    }
  }
  return (name) => namedBy(byName.get(fold(name)) ?? [], field);
}

type Candidate = TenantEntity & Readonly<Record<string, unknown>>;

function namedBy(candidates: readonly Candidate[], field: FieldRecord): NamedRecord {
  const active = candidates.filter((candidate) => candidate.active !== false);
  const [record, ...others] = active.length > 0 ? active : candidates;
  if (!record) return { code: 'UNKNOWN_REFERENCE' };
  if (others.length > 0) return { code: 'AMBIGUOUS_REFERENCE' };
  return { id: record.id, isInactive: isRefusedInactive(record, field) };
}

/** The title of a resource, and its unique texts. */
function namingFields({ fields, options, constraints }: ResourceModel): FieldRecord[] {
  const names = new Set([options.title, ...constraints.values()]);
  const { roles } = currentUser();
  const isText = ({ kind }: FieldRecord) => kind.widget === 'text' || kind.widget === 'email';
  return fields.filter((field) => names.has(field.name) && isText(field) && isOpenTo(field.options.visible, roles));
}

/** The folded column of a field, without case and spaces, or the expression that folds its text. */
const foldedColumn = (field: FieldRecord) =>
  isFolded(field) ? foldedName(field) : raw((alias) => `public.vsd_fold(${alias}.${snakeCase(field.name)})`);
