import type { Picture } from '../../masterdata/mail-frame/picture-tag.js';
import { translate } from '../../platform/http/texts.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { COMMON_PLACEHOLDERS } from '../../vocabulary/mail.js';
import type { TemplateValues } from '../language/value-output.js';

/** The text of a placeholder; null for an empty one. */
export type Value = string | null;

type Parts = typeof COMMON_PLACEHOLDERS;

/** The placeholders of every text about a ticket (domain "Common placeholders"): texts in the reader's language. */
export type CommonPlaceholders = { readonly [Thing in keyof Parts]: Record<Parts[Thing][number], Value> } & {
  readonly ticket: { readonly url: string };
  readonly now: string;
};

/** The records of a ticket, one line for each (domain ISSUE_STATE_ORDER_COMPLETED). */
export interface MailLists {
  readonly invoices: readonly Record<'number' | 'amount', Value>[];
  readonly reports: readonly Record<
    'identifier' | 'state' | 'executionDate' | 'technician' | 'project' | 'link',
    Value
  >[];
  /** The steps of a rating; none for a reader who may not rate. */
  readonly ratings: readonly Record<'value' | 'label' | 'link', Value>[];
}

/** The placeholders of mail templates: the common ones and those of the events. */
export interface Placeholders extends Omit<CommonPlaceholders, 'tenant' | 'ticket'>, MailLists, TemplateValues {
  readonly ticket: CommonPlaceholders['ticket'] & { readonly isDraft: boolean };
  readonly tenant: CommonPlaceholders['tenant'] & { readonly logo: Picture | null };
  readonly assignment: Record<'by' | 'note' | 'from' | 'to', Value>;
  readonly message: Record<'text' | 'author' | 'attachments', Value>;
  readonly note: Record<'text' | 'author', Value>;
  readonly state: Record<'from' | 'to' | 'reason', Value>;
  readonly trigger: Record<'kind' | 'at', Value>;
  readonly closing: Record<'state' | 'note' | 'draftNote' | 'date', Value>;
  readonly link: Record<'rework' | 'reopen', Value>;
  /** The original of a closed duplicate. */
  readonly original: Record<'identifier' | 'url', Value>;
  readonly report: Record<'identifier' | 'project' | 'executionDate' | 'technician' | 'link', Value>;
  readonly sla: Record<'clock' | 'target' | 'remaining' | 'overdueBy' | 'reachedAt', Value>;
  readonly error: Record<'code' | 'text', Value>;
  readonly correlationId: Value;
  readonly appointment: Record<'title' | 'date' | 'time' | 'person' | 'note', Value> & {
    /** Whether it was at another time before. */
    readonly isMoved: boolean;
    readonly isConfirmed: boolean;
  };
}

/** The address of a report below its ticket's address. */
export const reportAddress = (url: string, identifier: string) => `${url}/report/${encodeURIComponent(identifier)}`;

/** The references of a ticket that its placeholders need. */
export const PLACEHOLDER_RELATIONS = [
  'customer',
  'location',
  'asset',
  'category',
  'assignmentGroup',
  'responsible',
  'executionResponsible',
] as const;

/** The value under a dotted name such as `ticket.identifier`; empty for a value that is no text. */
export function valueAt(values: object, name: string): string {
  let value: unknown = values;
  for (const part of name.split('.'))
    value = value instanceof Object && Object.hasOwn(value, part) ? value[part as never] : null;
  return typeof value === 'string' ? value : '';
}

/** Formats values for the reader's locale. */
export const localised = (locale: Locale) => ({
  choice: (name: string, value: string | null) => (value === null ? null : translate(locale, `enums.${name}.${value}`)),
  fieldName: (resource: string, field: string) => translate(locale, `resources.${resource}.fields.${field}`),
  moment: (value: Date | null) =>
    value && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }).format(value),
  /** A duration in days, hours and minutes; null for less than a minute. */
  duration: (milliseconds: number) => {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return null;
    const units = { day: Math.floor(minutes / 1_440), hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 };
    const parts = Object.entries(units).filter(([, count]) => count > 0);
    const words = parts.map(([unit, count]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
    return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
  },
  /** Whole Rappen as Swiss francs. */
  money: (value: number | null) =>
    value === null ? null : new Intl.NumberFormat(locale, { style: 'currency', currency: 'CHF' }).format(value / 100),
  /** A calendar day 'YYYY-MM-DD'. */
  day: (value: string | null) =>
    value &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`)),
});
