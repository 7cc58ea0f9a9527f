import { isOpenTo } from '../platform/access/permission.js';
import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { isCreatable } from '../platform/resource/resource.js';
import { activeFields, type TenantFields } from '../platform/resource/tenant-fields.js';
import { LOCALES } from '../vocabulary/locale.js';
import { labelOf } from './field-names.js';
import type { ImportTarget } from './import-target.js';

/** Kinds of the product's fields that a cell can hold; it can hold all kinds of the tenant's own fields. */
const KINDS = new Set('text longText email phone integer money quantity flag choice day reference'.split(' '));

/**
 * The fields that a user with these roles may fill by a table: the product's in the order of their declaration, then the
 * tenant's own by their positions.
 */
export function importFields(
  fields: TenantFields,
  { model, below, without = [] }: ImportTarget,
  roles: readonly string[],
): FieldRecord[] {
  const own = activeFields(fields, model.options.path);
  const closed = new Set([below, ...without]);
  const kept = model.fields.filter(
    (field) =>
      !closed.has(field.name) && KINDS.has(field.kind.widget) && isCreatable(field) && !field.options.transient,
  );
  return [...kept, ...own].filter(
    ({ options }) => isOpenTo(options.visible, roles) && isOpenTo(options.editable, roles),
  );
}

/** A heading without case, accents, punctuation and text in brackets. */
const essence = (text: string) =>
  text
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The own names of a field: name, key, and labels in four languages. */
const namesOf = (path: string, field: FieldRecord) => [
  field.name,
  ...(field.custom ? [field.custom.key] : []),
  ...LOCALES.map((locale) => labelOf(locale, path, field)),
];

/** Synonyms of a field in four languages. */
const synonymsOf = (path: string, { name }: FieldRecord) =>
  LOCALES.flatMap((locale) => {
    const key = `imports.synonyms.${path}.${name}`;
    const words = translate(locale, key);
    return words === key ? [] : words.split(',');
  });

/**
 * The field of each heading of a table, null for an unknown heading; each field is found once. Own names of fields come
 * before synonyms.
 */
export function recognise(path: string, fields: readonly FieldRecord[], titles: readonly string[]): (string | null)[] {
  const headings = titles.map(essence);
  const found: (string | null)[] = titles.map(() => null);
  for (const wordsOf of [namesOf, synonymsOf]) {
    const words = new Map(fields.map((field) => [field.name, new Set(wordsOf(path, field).map(essence))]));
    for (const [index, heading] of headings.entries()) {
      if (!heading || found[index]) continue;
      found[index] = [...words].find(([name, own]) => own.has(heading) && !found.includes(name))?.[0] ?? null;
    }
  }
  return found;
}

/** The headings by which `recognise` finds the fields: the label of a field, or its name for an ambiguous label. */
export function headingsOf(
  path: string,
  fields: readonly FieldRecord[],
  titleOf: (field: FieldRecord) => string,
): string[] {
  const titles = fields.map(titleOf);
  const found = recognise(path, fields, titles);
  return fields.map(({ name }, index) => (found[index] === name ? (titles[index] ?? name) : name));
}
