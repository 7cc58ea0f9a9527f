import type { EntityManager } from '@mikro-orm/postgresql';
import { opens } from '../platform/access/permission.js';
import { tenantFields } from '../platform/custom-fields/custom-fields.js';
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
export async function closedColumns(em: EntityManager, { target, columns }: DataImport): Promise<Closed> {
  const { roles } = currentUser();
  const own = (await tenantFields(em)).byResource.get(target) ?? [];
  const closed = own.filter(({ options }) => !opens(options.visible, roles));
  const fields = new Set(closed.map(({ name }) => name));
  const places = columns.flatMap(({ field }, at) => (field !== null && fields.has(field) ? [at] : []));
  return { fields, columns: new Set(places) };
}
