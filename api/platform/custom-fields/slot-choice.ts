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
 * Gives a definition a slot if lists are to be filtered or sorted by it, and takes it back when they no longer are. The
 * caller keeps other definitions out. Throws 409 CUSTOM_FIELD_SLOTS when all slots of the kind are taken.
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
  const clean = await firstClean(em, field.resource, free);
  field.slot = clean ?? (free[0] as string);
  field.slotReady = clean !== undefined && (isNew || (await countRecordsWith(em, field)) === 0);
}

/** The first slot in which no earlier field has left values. */
async function firstClean(em: EntityManager, resource: string, slots: readonly string[]) {
  for (const slot of slots) if (!(await isUsed(em, resource, slot))) return slot;
  return undefined;
}

/** The resource whose records have the field. */
export function resourceOfDefinition({ resource }: Pick<CustomDefinition, 'resource'>): ResourceModel {
  const model = allResources().find(({ options }) => options.path === resource);
  if (!model) throw new Error(`There is no resource ${resource}`);
  return model;
}

/** Whether an earlier field has left values in the slot. */
async function isUsed(em: EntityManager, resource: string, slot: string): Promise<boolean> {
  const [row] = await em.execute<{ used: boolean }[]>(
    `select exists (select from "${resourceOfDefinition({ resource }).table}"
       where tenant = ? and "${slotColumn(slot)}" is not null) as used`,
    [currentTenant()],
  );
  return row?.used === true;
}

/** How many records of the tenant have a value of the field; with `value`, how many have that one, alone or among others. */
export async function countRecordsWith(
  em: EntityManager,
  { resource, key }: Pick<CustomDefinition, 'resource' | 'key'>,
  value?: string,
): Promise<number> {
  const holds = value === undefined ? 'jsonb_exists(custom, ?)' : 'jsonb_exists(custom -> ?, ?)';
  const [row] = await em.execute<{ n: number }[]>(
    `select count(*)::int as n from "${resourceOfDefinition({ resource }).table}" where tenant = ? and ${holds}`,
    [currentTenant(), key, ...(value === undefined ? [] : [value])],
  );
  return row?.n ?? 0;
}
