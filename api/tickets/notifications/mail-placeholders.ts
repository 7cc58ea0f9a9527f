import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';

const ZONE = 'Europe/Zurich';

/** A text, or nothing. */
export type Value = string | null;

/** What templates may name (domain "Common placeholders" and those of the events): texts in the reader's language. */
export interface Placeholders {
  readonly ticket: Record<
    'identifier' | 'title' | 'type' | 'state' | 'priority' | 'category' | 'description' | 'createdAt' | 'dueAt',
    Value
  > & { readonly url: string; readonly isDraft: boolean };
  readonly customer: Record<'code' | 'name', Value>;
  readonly location: Record<'name' | 'address', Value>;
  readonly contact: Record<'name' | 'phone' | 'email', Value>;
  readonly agent: Record<'name', Value>;
  readonly group: Record<'name', Value>;
  readonly execution: Record<'company' | 'responsible', Value>;
  readonly recipient: Record<'name', Value>;
  readonly tenant: Record<'name' | 'supportEmail', Value>;
  readonly now: string;
  readonly assignment: Record<'by' | 'note' | 'from' | 'to', Value>;
  readonly message: Record<'text' | 'author' | 'attachments', Value>;
  readonly note: Record<'text' | 'author', Value>;
  readonly state: Record<'from' | 'to' | 'reason', Value>;
  readonly trigger: Record<'kind' | 'at', Value>;
  readonly closing: Record<'state' | 'note' | 'draftNote' | 'date', Value>;
  readonly link: Record<'rework' | 'reopen', Value>;
  readonly report: Record<'identifier' | 'project' | 'executionDate' | 'technician' | 'link', Value>;
}

/** Writes values as the reader's locale wants them. */
export const localised = (locale: Locale) => ({
  choice: (name: string, value: string | null) => (value === null ? null : translate(locale, `enums.${name}.${value}`)),
  fieldName: (resource: string, field: string) => translate(locale, `resources.${resource}.fields.${field}`),
  moment: (value: Date | null) =>
    value && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }).format(value),
  /** A calendar day 'YYYY-MM-DD'. */
  day: (value: string | null) =>
    value &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`)),
});
