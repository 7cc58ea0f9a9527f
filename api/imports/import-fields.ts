import { isOpenTo } from '../platform/access/permission.js';
import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { isCreatable } from '../platform/resource/resource.js';
import { activeFields, type TenantFields } from '../platform/resource/tenant-fields.js';
import { LOCALES } from '../vocabulary/locale.js';
import { labelOf } from './field-names.js';
import type { ImportTarget } from './import-target.js';

/** Kinds of the product's fields that a cell can hold; those of the tenant's own can all stand in one. */
const KINDS = new Set('text longText email phone integer money quantity flag choice day'.split(' '));

/**
 * The fields that a table may fill for somebody with these roles: the product's in the order of their declaration, then
 * the tenant's own by their positions.
 */
export function importFields(
  fields: TenantFields,
  { service, parent }: ImportTarget,
  roles: readonly string[],
): FieldRecord[] {
  const own = activeFields(fields, service.model.options.path);
  const kept = service.model.fields.filter(
    (field) => field.name !== parent && KINDS.has(field.kind.widget) && isCreatable(field) && !field.options.transient,
  );
  return [...kept, ...own].filter(
    ({ options }) => isOpenTo(options.visible, roles) && isOpenTo(options.editable, roles),
  );
}

/** A heading without what people write differently: case, accents, marks, and what stands in brackets. */
const essence = (text: string) =>
  text
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What a field is called by itself: its names and its labels in four languages. */
const namesOf = (path: string, field: FieldRecord) => [
  field.name,
  ...(field.custom ? [field.custom.key] : []),
  ...LOCALES.map((locale) => labelOf(locale, path, field)),
];

/** Other words for a field, in four languages. */
const synonymsOf = (path: string, { name }: FieldRecord) =>
  LOCALES.flatMap((locale) => {
    const key = `imports.synonyms.${path}.${name}`;
    const words = translate(locale, key);
    return words === key ? [] : words.split(',');
  });

/**
 * The field that each heading of a table means, null for those that mean none; each field is meant once. A field's own
 * name comes before what is another word for it.
 */
export function recognise(path: string, fields: readonly FieldRecord[], titles: readonly string[]): (string | null)[] {
  const headings = titles.map(essence);
  const found: (string | null)[] = titles.map(() => null);
  for (const wordsOf of [namesOf, synonymsOf]) {
    const words = new Map(fields.map((field) => [field.name, new Set(wordsOf(path, field).map(essence))]));
    for (const [at, heading] of headings.entries()) {
      if (!heading || found[at]) continue;
      found[at] = [...words].find(([name, own]) => own.has(heading) && !found.includes(name))?.[0] ?? null;
    }
  }
  return found;
}

/** Headings by which each of the fields is recognised, in a language: its label, or its name where that is taken. */
export function headingsOf(
  path: string,
  fields: readonly FieldRecord[],
  titleOf: (field: FieldRecord) => string,
): string[] {
  const titles = fields.map(titleOf);
  const meant = recognise(path, fields, titles);
  return titles.map((title, at) => (meant[at] === fields[at]?.name ? title : (fields[at]?.name ?? title)));
}
