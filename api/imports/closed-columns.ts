import { isOpenTo } from '../platform/access/permission.js';
import type { TenantFields } from '../platform/resource/tenant-fields.js';
import { currentUser } from '../platform/tenancy/session.js';
import type { DataImport } from './data-import.entity.js';

/** The fields that the reader of an import does not see, and the indexes of the columns that fill them. */
export interface Closed {
  readonly fields: ReadonlySet<string>;
  readonly columns: ReadonlySet<number>;
}

/** The closed fields and columns of an import, which another user may have filled. */
export function closedColumns(
  fields: TenantFields,
  { target, columns }: Pick<DataImport, 'target' | 'columns'>,
): Closed {
  const { roles } = currentUser();
  const own = fields.byResource.get(target) ?? [];
  const closed = own.filter(({ options }) => !isOpenTo(options.visible, roles));
  const names = new Set(closed.map(({ name }) => name));
  const indexes = columns.flatMap(({ field }, index) => (field !== null && names.has(field) ? [index] : []));
  return { fields: names, columns: new Set(indexes) };
}
