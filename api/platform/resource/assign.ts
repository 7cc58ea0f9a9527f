import { type Collection, LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { assignCustom, type CustomAssignment } from '../custom-fields/assign.js';
import type { CustomValues } from '../custom-fields/definition.js';
import { type FieldError, invalid } from '../http/problem.js';
import { currentTenant, currentUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import { presentField } from './presenter.js';
import { type ReferenceOptions, targetOf } from './reference-kinds.js';
import type { RulesRegistry } from './rules.js';
import { isOff } from './switched-off.js';

/**
 * Puts validated values on a record. What they refer to is loaded first, within the tenant and the user's scope, so
 * that nobody can point to what they may not see: 422 UNKNOWN_REFERENCE. What is switched off stays where it is and is
 * not chosen anew: 422 REFERENCE_INACTIVE.
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
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.kind.widget === 'custom') {
      const place = field.options as unknown as CustomAssignment;
      errors.push(...(await assignCustom(em, registry, record, value as CustomValues, place)));
    } else if (field.kind.widget === 'reference') {
      // What is there already is no pointing: a full record comes back as it was read (contract, PUT).
      if (value !== null && value === presentField(record, field)) continue;
      const [target] = value === null ? [] : await load(em, registry, field, [value as string]);
      if (value !== null && !target) errors.push({ pointer: `/${field.name}`, code: 'UNKNOWN_REFERENCE' });
      else if (target && isOff(target, field)) errors.push({ pointer: `/${field.name}`, code: 'REFERENCE_INACTIVE' });
      else row[field.name] = target ? ref(target) : null;
    } else if (field.kind.widget === 'references') {
      const ids = value as string[];
      const targets = await load(em, registry, field, ids);
      const before = new Set(presentField(record, field) as string[]);
      const isRefused = (target: TenantEntity) => !before.has(target.id) && isOff(target, field);
      if (targets.length < ids.length) errors.push({ pointer: `/${field.name}`, code: 'UNKNOWN_REFERENCE' });
      else if (targets.some(isRefused)) errors.push({ pointer: `/${field.name}`, code: 'REFERENCE_INACTIVE' });
      else (row[field.name] as Collection<TenantEntity>).set(targets);
    } else {
      row[field.name] = field.kind.store ? field.kind.store(value, field) : value;
    }
  }
  if (errors.length > 0) throw invalid(errors);
}

async function load(em: EntityManager, registry: RulesRegistry, field: FieldRecord, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const target = targetOf(field);
  const scope = registry.of(target).scope?.(currentUser());
  const own = { tenant: currentTenant(), id: { $in: ids } };
  // Whoever switches it off waits, and then finds the reference.
  const { keepsActive } = field.options as ReferenceOptions;
  const lock = keepsActive && em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_READ as const } : {};
  return em.find(target, (scope ? { $and: [own, scope] } : own) as never, lock);
}
