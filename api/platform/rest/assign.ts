import { type Collection, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../fields/definition.js';
import { type FieldError, invalid } from '../http/problem.js';
import type { FieldRecord } from '../resource/field.js';
import { targetOf } from '../resource/reference-kinds.js';
import { customValuesField, resourceOf } from '../resource/resource.js';
import { referenceTo } from '../tenancy/reference.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { customFieldSupport } from './custom-field-support.js';
import { presentField } from './presenter.js';
import type { RulesRegistry } from './rules.js';
import { findTargets, type WantedReferences } from './targets.js';
import { follows, sharedIds } from './within.js';

/**
 * Assigns validated values to a record. References must lie within the tenant and the user's scope: 422
 * UNKNOWN_REFERENCE; a newly chosen record must be active: 422 REFERENCE_INACTIVE; and within the record's other
 * references: 422 REFERENCE_OUTSIDE. An unchanged reference that the change of another one leaves outside is cleared.
 */
export async function assignFields(
  em: EntityManager,
  registry: RulesRegistry,
  record: TenantEntity,
  fields: readonly FieldRecord[],
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = record as unknown as Record<string, unknown>;
  const errors: FieldError[] = [];
  const sent = fields.filter(({ name }) => values[name] !== undefined);
  const place = customValuesField(resourceOf(record.constructor));
  const isChanged = (field: FieldRecord) => field.kind.comparable && values[field.name] !== presentField(record, field);
  const changed = new Set(place ? sent.filter(isChanged).map(({ name }) => name) : []);
  const following = fields.filter((field) => follows(record, field, values));
  const targets = await findTargets(em, registry, [
    ...wantedReferences(record, sent, values),
    ...following.map((field) => wantedReference(record, field, presentField(record, field) as string, values)),
  ]);
  for (const field of following) {
    const isOutside = [...(targets.get(field)?.values() ?? [])].every((target) => target.isOutside);
    if (isOutside && field.options.required) errors.push({ pointer: `/${field.name}`, code: 'REFERENCE_OUTSIDE' });
    else if (isOutside) row[field.name] = null;
  }
  for (const field of sent) {
    const value = values[field.name];
    const found = targets.get(field);
    if (field.kind.widget === 'custom') continue;
    if (field.kind.widget === 'reference') {
      // An unchanged reference is accepted, as in a full record that comes back as it was read (contract, PUT).
      if ((value !== null && !found) || following.includes(field)) continue;
      const target = value === null ? undefined : found?.get((value as string).toLowerCase());
      if (value !== null && !target) errors.push({ pointer: `/${field.name}`, code: 'UNKNOWN_REFERENCE' });
      else if (target?.isOutside) errors.push({ pointer: `/${field.name}`, code: 'REFERENCE_OUTSIDE' });
      else if (target?.isInactive) errors.push({ pointer: `/${field.name}`, code: 'REFERENCE_INACTIVE' });
      else row[field.name] = value === null ? null : ref(referenceTo(em, targetOf(field), value as string));
    } else if (field.kind.widget === 'references') {
      const ids = value as string[];
      const before = new Set(presentField(record, field) as string[]);
      const isRefused = (id: string) => !before.has(id) && found?.get(id.toLowerCase())?.isInactive;
      if ((found?.size ?? 0) < ids.length) errors.push({ pointer: `/${field.name}`, code: 'UNKNOWN_REFERENCE' });
      else if (ids.some(isRefused)) errors.push({ pointer: `/${field.name}`, code: 'REFERENCE_INACTIVE' });
      else (row[field.name] as Collection<TenantEntity>).set(ids.map((id) => referenceTo(em, targetOf(field), id)));
    } else {
      row[field.name] = field.kind.store ? field.kind.store(value, field, record) : value;
    }
  }
  const custom = (place && values[place.name]) ?? {};
  // Conditions of custom fields compare the other values.
  if (place)
    errors.push(...(await customFieldSupport().assign(em, registry, record, custom as CustomValues, place, changed)));
  if (errors.length > 0) throw invalid(errors);
}

/** The records to which the sent fields would refer, without unchanged single references. */
function wantedReferences(
  record: TenantEntity,
  sent: readonly FieldRecord[],
  values: Readonly<Record<string, unknown>>,
): WantedReferences[] {
  return sent.flatMap((field) => {
    const value = values[field.name];
    if (field.kind.widget === 'references') return [{ field, ids: value as string[] }];
    if (field.kind.widget !== 'reference' || value === null) return [];
    return value === presentField(record, field) ? [] : [wantedReference(record, field, value as string, values)];
  });
}

const wantedReference = (
  record: TenantEntity,
  field: FieldRecord,
  id: string,
  values: Readonly<Record<string, unknown>>,
): WantedReferences => ({ field, ids: [id], within: sharedIds(record, field, values) });
