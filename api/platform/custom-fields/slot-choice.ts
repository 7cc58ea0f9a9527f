import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomDefinition } from '../fields/definition.js';
import { SLOTS, slotColumn } from '../fields/slots.js';
import { Problem } from '../http/problem.js';
import { customKind } from '../resource/custom-kinds.js';
import { allResources } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { definitionClass } from '../resource/tenant-fields.js';
import { currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

type Slotted = TenantEntity &
  Omit<CustomDefinition, 'slot' | 'slotReady'> & { slot: string | null; slotReady: boolean };

/**
 * Assigns a slot to a definition by which lists filter or sort, and releases it otherwise; the caller locks all
 * definitions. Throws 409 CUSTOM_FIELD_SLOTS when all slots of the type are in use.
 */
export async function assignSlot(em: EntityManager, field: Slotted, isNew: boolean): Promise<void> {
  const type = customKind(field.kind).kind.slot?.type;
  if (!type || !field.active || !(field.filterable || field.sortable)) {
    Object.assign(field, { slot: null, slotReady: true });
    return;
  }
  if (field.slot) return;
  const others = await em.find(definitionClass(), {
    resource: field.resource,
    id: { $ne: field.id },
  } as never);
  const taken = others.map(({ slot }) => slot);
  const free = SLOTS[type].filter((one) => !taken.includes(one));
  if (free.length === 0) {
    const params = { n: SLOTS[type].length };
    const pointer = field.filterable ? '/filterable' : '/sortable';
    throw new Problem(409, 'CUSTOM_FIELD_SLOTS', params, [{ pointer, code: 'CUSTOM_FIELD_SLOTS', params }]);
  }
  const unused = await firstUnused(em, field.resource, free);
  field.slot = unused ?? (free[0] as string);
  field.slotReady =
    unused !== undefined && (isNew || !(await hasRecord(em, field.resource, 'jsonb_exists(custom, ?)', [field.key])));
}

/** The first slot without values of an earlier field. */
async function firstUnused(em: EntityManager, resource: string, slots: readonly string[]) {
  for (const slot of slots) if (!(await hasRecord(em, resource, `"${slotColumn(slot)}" is not null`))) return slot;
  return undefined;
}

/** The resource whose records have the field. */
export function resourceOfDefinition({ resource }: Pick<CustomDefinition, 'resource'>): ResourceModel {
  const model = allResources().find(({ options }) => options.path === resource);
  if (!model) throw new Error(`There is no resource ${resource}`);
  return model;
}

/** Whether a record of the tenant meets an SQL condition. */
async function hasRecord(em: EntityManager, resource: string, condition: string, values: string[] = []) {
  const [row] = await em.execute<{ found: boolean }[]>(
    `select exists (select from "${resourceOfDefinition({ resource }).table}" where tenant = ? and ${condition}) as found`,
    [currentTenant(), ...values],
  );
  return row?.found === true;
}
