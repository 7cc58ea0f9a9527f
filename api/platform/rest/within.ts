import type { FieldRecord } from '../resource/field.js';
import { isSingleReference, targetOf, withinOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { idOf } from './presenter.js';
import { refuseFaults } from './refuse-faults.js';

type Values = Readonly<Record<string, unknown>>;

const presentId = (record: TenantEntity, name: string) => idOf((record as unknown as Values)[name]);

/** The id of a reference after a write. */
const idAfter = (record: TenantEntity, name: string, values: Values): string | null =>
  values[name] === undefined ? presentId(record, name) : (values[name] as string | null);

const changes = (record: TenantEntity, name: string, values: Values): boolean =>
  idAfter(record, name, values) !== presentId(record, name);

/** The ids that references of the target must have beside the other references of the record after a write. */
export const sharedIds = (record: TenantEntity, field: FieldRecord, values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(withinOf(field)).flatMap(([theirs, own]) => {
      const id = idAfter(record, own, values);
      return id ? [[theirs, id]] : [];
    }),
  );

/** Whether a write changes a reference that the field depends on, and leaves the field as it is. */
export const follows = (record: TenantEntity, field: FieldRecord, values: Values): boolean =>
  Object.values(withinOf(field)).some((own) => changes(record, own, values)) &&
  presentId(record, field.name) !== null &&
  !changes(record, field.name, values);

/** Whether a body has a reference that the field depends on. */
export const dependsOnSent = (field: FieldRecord, body: Values): boolean =>
  Object.values(withinOf(field)).some((own) => body[own] !== undefined);

/** Refuses an invalid `within`: an Error names the resource, the field and each fault. */
export function assertWithin(model: ResourceModel): void {
  const faults = model.fields.flatMap((field) =>
    Object.entries(withinOf(field)).flatMap(([theirs, own]) => {
      const target = resourceOf(targetOf(field));
      const other = target.fields.find(({ name }) => name === theirs);
      const before = model.fields.find(({ name }) => name === own);
      const where = `field ${field.name}: within ${theirs}`;
      if (!other || !isSingleReference(other))
        return [`${where}: ${target.options.path} has no reference of that name`];
      if (!before || !isSingleReference(before)) return [`${where}: it has no reference ${own}`];
      return [
        ...(targetOf(before) === targetOf(other) ? [] : [`${where}: ${own} points to another resource`]),
        ...(other.options.filter ? [] : [`${where}: lists are not filtered by it`]),
      ];
    }),
  );
  refuseFaults(model, faults);
}
