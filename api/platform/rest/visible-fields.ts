import { isOpenTo } from '../access/permission.js';
import { cachedByResource } from '../resource/cached-by-resource.js';
import type { CustomField } from '../resource/custom-field.js';
import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';

/** Fields by name. */
export type Fields = ReadonlyMap<string, FieldRecord>;

/** Most sets of roles that are cached for a resource. */
const MOST_ROLES = 1_000;
const cachedFields = cachedByResource(() => new Map<string, Fields>());

/** All fields of a resource that these roles may see, by name. */
export function fieldsVisibleTo(
  model: Pick<ResourceModel, 'fields'>,
  roles: readonly string[],
  custom: readonly CustomField[] = [],
): Fields {
  const byRoles = cachedFields(model);
  const key = JSON.stringify(roles);
  const declared = byRoles.get(key) ?? visibleAmong([...SYSTEM_FIELDS, ...model.fields], roles);
  if (byRoles.size >= MOST_ROLES) byRoles.clear();
  byRoles.set(key, declared);
  return custom.length === 0 ? declared : new Map([...declared, ...visibleAmong(custom, roles)]);
}

const visibleAmong = (fields: readonly FieldRecord[], roles: readonly string[]): Fields =>
  new Map(fields.filter(({ options }) => isOpenTo(options.visible, roles)).map((field) => [field.name, field]));
