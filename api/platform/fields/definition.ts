import type { Language, Locale } from '../../vocabulary/locale.js';
import type { RoleName } from '../application.js';

/** A text by language; a language without a text has none or null. */
export type Texts = Readonly<Partial<Record<Language, string | null>>>;

/** The text in a reader's language, else in German; null where there is neither. */
export const inLocale = (texts: Texts, locale: Locale): string | null =>
  texts[locale.slice(0, 2) as Language] ?? texts.de ?? null;

/** An option of a choice; an inactive one is no longer offered, but keeps its label. */
export interface CustomOption {
  readonly value: string;
  readonly label: Texts;
  readonly active: boolean;
}

/** A tenant's definition of a custom field, with all properties that the platform reads. */
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
  /** Declared section of the resource in which the field stands; null for the section of custom fields. */
  readonly section: string | null;
  readonly width: string | null;
  /** Filter of the dialect, as JSON: the field applies to the records that meet it. */
  readonly when: string | null;
  /** Roles that may edit the field, among those that see it; all of these if empty. */
  readonly editableFor: readonly RoleName[];
  readonly defaultValue: unknown;
  /** Bounds of the number, of the characters of a text, of the items of several choices. */
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

/** Values of a record's custom fields by key; an empty value is absent. */
export type CustomValues = Readonly<Record<string, unknown>>;

/** Keys whose values differ. */
export const changedKeys = (before: CustomValues, after: CustomValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
