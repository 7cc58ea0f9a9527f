import type { EntityManager } from '@mikro-orm/postgresql';
import { SLOTS, type SlotType } from '../../platform/fields/slots.js';
import { customKind } from '../../platform/resource/custom-kinds.js';
import { Choice, Choices, Integer, Shape } from '../../platform/resource/index.js';
import { CUSTOM_FIELD_KINDS, type CustomFieldKind } from '../../vocabulary/master-data.js';
import { CUSTOM_FIELD_RESOURCES, CustomField } from './custom-field.entity.js';

/** The number of custom fields of some kinds by which lists of a resource can be filtered or sorted, and of used ones. */
@Shape()
export class CustomFieldSlots {
  @Choice(CUSTOM_FIELD_RESOURCES, { name: 'customFieldResource', required: true }) resource!: string;
  /** Kinds that share the slots. */
  @Choices(CUSTOM_FIELD_KINDS, { name: 'customFieldKind', required: true }) kinds!: CustomFieldKind[];
  @Integer({ required: true, min: 0 }) total!: number;
  @Integer({ required: true, min: 0 }) taken!: number;
}

/** The slots of every resource, by the kinds that share them. */
export async function slotBalance(em: EntityManager): Promise<CustomFieldSlots[]> {
  const placed = await em.find(CustomField, { slot: { $ne: null } }, { fields: ['resource', 'slot'] });
  return CUSTOM_FIELD_RESOURCES.flatMap((resource) =>
    (Object.keys(SLOTS) as SlotType[]).map((type) => ({
      resource,
      kinds: CUSTOM_FIELD_KINDS.filter((kind) => customKind(kind).kind.slot?.type === type),
      total: SLOTS[type].length,
      taken: placed.filter((field) => field.resource === resource && SLOTS[type].includes(field.slot ?? '')).length,
    })),
  );
}
