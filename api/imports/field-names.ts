import type { EntityManager } from '@mikro-orm/postgresql';
import { inLocale } from '../platform/fields/definition.js';
import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { tenantFields } from '../platform/resource/tenant-fields.js';
import type { Locale } from '../vocabulary/locale.js';

/** Label of a field in a language, as in forms. */
export const labelOf = (
  locale: Locale,
  path: string,
  { name, custom }: Pick<FieldRecord, 'name' | 'custom'>,
): string =>
  custom ? (inLocale(custom.label, locale) ?? custom.key) : translate(locale, `resources.${path}.fields.${name}`);

/** Returns the label of a field. */
export type FieldNames = (field: string) => string;

/** The labels of a resource's fields in a language, also of the tenant's own fields, active or not. */
export async function fieldNames(em: EntityManager, path: string, locale: Locale): Promise<FieldNames> {
  const own = new Map((await tenantFields(em)).byResource.get(path)?.map((field) => [field.name, field] as const));
  return (name) => labelOf(locale, path, own.get(name) ?? { name });
}

/** The name of the field under a pointer into a refused body: '/custom/floor' is `custom.floor`. */
export const fieldAt = (pointer: string): string | null => pointer.slice(1).replaceAll('/', '.') || null;
