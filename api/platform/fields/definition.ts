import type { Language, Locale } from '../../vocabulary/locale.js';
import type { RoleName } from '../application.js';

/** A text as far as it was given, by language. */
export type Texts = Readonly<Partial<Record<Language, string | null>>>;

/** The text in a reader's language, else in German; null where there is neither. */
export const inLocale = (texts: Texts, locale: Locale): string | null =>
  texts[locale.slice(0, 2) as Language] ?? texts.de ?? null;

/** One of the values that a choice offers; an inactive one is no longer offered and still worded. */
export interface CustomOption {
  readonly value: string;
  readonly label: Texts;
  readonly active: boolean;
}

/** What a tenant says of a field of its own: all that the platform needs to know of it. */
export interface CustomDefinition {
  readonly id: string;
  /** API path of the resource whose records have the field. */
  readonly resource: string;
  readonly key: string;
  readonly kind: string;
  readonly label: Texts;
  readonly help: Texts;
  readonly options: readonly CustomOption[];
  readonly required: boolean;
  /** Roles that fill it, of those that see it; all of these if empty. */
  readonly editableFor: readonly RoleName[];
  readonly defaultValue: unknown;
  /** Of numbers the value, of texts the characters, of several choices their number. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly pattern: string | null;
  readonly decimals: number;
  readonly list: boolean;
  readonly filterable: boolean;
  readonly sortable: boolean;
  readonly searchable: boolean;
  readonly position: number;
  readonly active: boolean;
  /** Column of the table that repeats the value, so that lists can be filtered and sorted by it. */
  readonly slot: string | null;
  /** Whether the column holds the values of all records already. */
  readonly slotReady: boolean;
}

/** Values of a record's custom fields by key; what is empty is absent. */
export type CustomValues = Readonly<Record<string, unknown>>;

/** Keys whose values differ. */
export const changedKeys = (before: CustomValues, after: CustomValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
