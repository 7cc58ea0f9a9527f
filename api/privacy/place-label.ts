import { translate } from '../platform/http/texts.js';
import { currentLocale } from '../platform/tenancy/language.js';
import type { Locale } from '../vocabulary/locale.js';

/** Plural name of a resource. */
export const listLabel = (resource: string, locale: Locale): string =>
  translate(locale, `resources.${resource}.name`).split('||||').at(-1)?.trim() ?? resource;

/** Labels of the fields of every record. */
const AUTHORS: Readonly<Record<string, string>> = { createdBy: 'privacy.author', updatedBy: 'privacy.editor' };

/** Resource and field in the language of the reader: "Tickets: Beschreibung". */
export function placeLabel(resource: string | null, field: string | null): string {
  const locale = currentLocale();
  const list = resource ? listLabel(resource, locale) : translate(locale, 'privacy.internal');
  if (!field) return `${list}: ${translate(locale, 'privacy.deleted')}`;
  const key = AUTHORS[field] ?? `resources.${resource}.fields.${field}`;
  const label = translate(locale, key);
  return label === key ? list : `${list}: ${label}`;
}
