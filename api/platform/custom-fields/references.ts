import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomDefinition } from '../fields/definition.js';
import type { Condition } from '../resource/condition.js';
import { targetOf } from '../resource/reference-kinds.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import { lockDefinitionsShared } from '../resource/tenant-fields.js';
import type { Use } from '../rest/rules.js';
import { resourceOfDefinition } from './slot-choice.js';

/** Records whose custom fields refer to a record that the caller has locked: no foreign key protects values in JSON. */
export async function customReferencesTo(em: EntityManager, type: TenantEntityClass, id: string): Promise<Use[]> {
  const { byResource } = await lockDefinitionsShared(em);
  const fields = [...byResource.values()]
    .flat()
    .filter((field) => field.kind.widget === 'reference' && targetOf(field) === type);
  return fields.map(({ custom, options }) => ({ ...usesOfValue(custom, id), visible: options.visible }));
}

/** Records with a value of a custom field; with `value`, those with this value, alone or among others. */
export function usesOfValue(field: Pick<CustomDefinition, 'resource' | 'key'>, value?: string): Use {
  const { key } = field;
  const holds =
    value === undefined
      ? raw((alias) => `jsonb_exists(${alias}.custom, ?)`, [key])
      : raw((alias) => `jsonb_exists(${alias}.custom -> ?, ?)`, [key, value]);
  const where: Condition = { [holds as never]: true };
  return { type: resourceOfDefinition(field).type, field: `custom.${key}`, where };
}
