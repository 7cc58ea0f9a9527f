import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../fields/definition.js';
import type { FieldError } from '../http/problem.js';
import type { CustomField } from '../resource/custom-field.js';
import type { FieldRecord } from '../resource/field.js';
import { resourceOf } from '../resource/resource.js';
import { activeFields, lockDefinitionsShared, tenantFields } from '../resource/tenant-fields.js';
import { dependsOn } from '../rest/conditions.js';
import { presentField } from '../rest/presenter.js';
import type { RulesRegistry } from '../rest/rules.js';
import { findTargets, type Target } from '../rest/targets.js';
import { currentSession } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { applyCustomValues, type CustomRecord } from './apply-values.js';

type Row = TenantEntity & { custom?: CustomValues } & Record<string, unknown>;

/**
 * Writes sent values of custom fields to a record, of which the named other fields change, and their slots; returns errors
 * with pointers below /custom.
 */
export async function assignCustom(
  em: EntityManager,
  registry: RulesRegistry,
  record: TenantEntity,
  sent: CustomValues,
  place: FieldRecord,
  names: ReadonlySet<string>,
): Promise<readonly FieldError[]> {
  const row = record as Row;
  const { requiredOnCreation } = place.options as Pick<CustomRecord, 'requiredOnCreation'>;
  const isNew = row.version === undefined;
  const { user } = currentSession();
  const { path } = resourceOf(record.constructor).options;
  const isDepending = (field: CustomField) => field.custom.required && dependsOn(field, names);
  // Other systems and jobs change fields without the values that a person has to add.
  const isConcerned = async () => user && activeFields(await tenantFields(em), path).some(isDepending);
  if (!isNew && Object.keys(sent).length === 0 && !(requiredOnCreation && (await isConcerned()))) return [];
  const fields = activeFields(await lockDefinitionsShared(em), path);
  const read = (field: FieldRecord) => presentField(row, field);
  const before = { values: row.custom ?? {}, isNew, requiredOnCreation, record: row, read, names };
  const { values, errors, changed } = applyCustomValues(fields, before, sent, user);
  const all = [...errors, ...(await refusedTargets(em, registry, changed, values))];
  if (all.length === 0) store(row, values, fields);
  return all;
}

/** The targets of references that the transaction has locked, by field and id. */
const locked = new WeakMap<EntityManager, Map<string, Target>>();

/** Errors of references to records that the writer does not reach or that are inactive; the others are locked. */
async function refusedTargets(
  em: EntityManager,
  registry: RulesRegistry,
  fields: readonly CustomField[],
  values: CustomValues,
): Promise<FieldError[]> {
  const targets = locked.get(em) ?? new Map<string, Target>();
  locked.set(em, targets);
  const wanted = fields.flatMap((field) => {
    const id = values[field.custom.key];
    if (field.kind.widget !== 'reference' || typeof id !== 'string') return [];
    return [{ field, ids: [id.toLowerCase()], target: `${field.custom.id} ${id.toLowerCase()}` }];
  });
  const missing = wanted.filter(({ target }) => !targets.has(target));
  for (const [field, found] of await findTargets(em, registry, missing))
    for (const [id, target] of found) targets.set(`${(field as CustomField).custom.id} ${id}`, target);
  return wanted.flatMap(({ field, target }) => {
    const found = targets.get(target);
    if (found && !found.isInactive) return [];
    return [{ pointer: `/custom/${field.custom.key}`, code: found ? 'REFERENCE_INACTIVE' : 'UNKNOWN_REFERENCE' }];
  });
}

/** Stores the values, and repeats each changed value in the slot of its field; all values of a new record. */
function store(row: Row, values: CustomValues, fields: readonly CustomField[]): void {
  const before = row.custom ?? {};
  row.custom = values;
  for (const { custom, kind } of fields) {
    const { key, slot } = custom;
    if (!slot || (row.version !== undefined && JSON.stringify(before[key]) === JSON.stringify(values[key]))) continue;
    const value = values[key];
    (row as Record<string, unknown>)[slot] = value === undefined ? null : kind.slot?.of(value);
  }
}
