import { isOpenTo } from '../platform/access/permission.js';
import type { TenantFields } from '../platform/resource/tenant-fields.js';
import { currentUser } from '../platform/tenancy/session.js';
import type { DataImport } from './data-import.entity.js';

/**
 * What the reader of an import is not shown: fields that they do not see, and the places of the columns that fill them.
 */
export interface Closed {
  readonly fields: ReadonlySet<string>;
  readonly columns: ReadonlySet<number>;
}

/** Somebody else may have filled fields with the table that its reader knows nothing of. */
export function closedColumns(
  fields: TenantFields,
  { target, columns }: Pick<DataImport, 'target' | 'columns'>,
): Closed {
  const { roles } = currentUser();
  const own = fields.byResource.get(target) ?? [];
  const closed = own.filter(({ options }) => !isOpenTo(options.visible, roles));
  const names = new Set(closed.map(({ name }) => name));
  const places = columns.flatMap(({ field }, at) => (field !== null && names.has(field) ? [at] : []));
  return { fields: names, columns: new Set(places) };
}
