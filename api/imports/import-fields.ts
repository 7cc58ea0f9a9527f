import { opens } from '../platform/access/permission.js';
import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { isCreatable } from '../platform/resource/resource.js';
import { LOCALES, type Locale } from '../vocabulary/locale.js';
import type { ImportTarget } from './import-target.js';

/** Kinds of fields that a cell can hold. */
const KINDS = new Set('text longText email phone integer money quantity flag choice day'.split(' '));

/** The fields that a table may fill for somebody with these roles, in the order of their declaration. */
export function importFields({ service, parent }: ImportTarget, roles: readonly string[]): FieldRecord[] {
  return service.model.fields.filter(
    (field) =>
      field.name !== parent &&
      KINDS.has(field.kind.widget) &&
      isCreatable(field) &&
      !field.options.transient &&
      opens(field.options.visible, roles) &&
      opens(field.options.editable, roles),
  );
}

/** Name of a field in a language, as the forms show it. */
export const labelOf = (locale: Locale, path: string, field: string) =>
  translate(locale, `resources.${path}.fields.${field}`);

/** A heading without what people write differently: case, accents, marks, and what stands in brackets. */
const essence = (text: string) =>
  text
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** All that a field is called, in four languages: its name, its labels and other words for it. */
function namesOf(path: string, field: string): Set<string> {
  const names = LOCALES.flatMap((locale) => {
    const key = `imports.synonyms.${path}.${field}`;
    const others = translate(locale, key);
    return [labelOf(locale, path, field), ...(others === key ? [] : others.split(','))];
  });
  return new Set([field, ...names].map(essence));
}

/** The field that each heading of a table means, null for those that mean none; each field is meant once. */
export function recognise(path: string, fields: readonly FieldRecord[], titles: readonly string[]): (string | null)[] {
  const free = new Map(fields.map(({ name }) => [name, namesOf(path, name)]));
  return titles.map((title) => {
    const meant = essence(title);
    const found = meant && [...free].find(([, names]) => names.has(meant))?.[0];
    if (!found) return null;
    free.delete(found);
    return found;
  });
}
