import { Property } from '@mikro-orm/decorators/legacy';
import { isEmail } from 'class-validator';
import { format, limit, type Matcher, pattern, type } from '../fields/constraint.js';
import { mailAddress } from '../fields/mail-address.js';
import type { Slot } from '../fields/slots.js';
import { sanitizeHtml } from '../http/sanitize-html.js';
import type { FilterOperator } from '../vocabulary/filter-operator.js';
import { RICH_TEXT_TAGS } from '../vocabulary/rich-text.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable } from './field.js';
import { isWrittenPlainly, withoutInvisible } from './fold.js';
import { isFolded } from './folded.js';

export interface TextOptions extends FieldOptions {
  /** Characters at most; 200 for texts of one line, 20,000 for long ones. */
  max?: number;
  /** Characters at least. */
  min?: number;
  /** Pattern of the text. */
  pattern?: Matcher;
  /** Stored in lower case, so that unique keys ignore case. */
  lowerCase?: boolean;
  /** Stored as it was typed, with blanks at both ends, as passwords are. */
  verbatim?: boolean;
  /** Code of the message for the pattern; FORMAT_INVALID if left out. */
  patternCode?: string;
  /** Unique keys compare the folded text (folded.ts): by default those of a `unique` text. */
  folded?: boolean;
  /** The id of a user, who may be deleted since: screens offer the users to filter by it. */
  user?: true;
  /** The text has placeholders. */
  template?: TemplateOptions;
}

/** The operations behind a text with placeholders, by their paths below v1; `{id}` stands for the record. */
export interface TemplateOptions {
  /** GET: the placeholders with meaning and example. */
  placeholders: string;
  /** POST: the text with values; the body has the field of the same name. */
  preview: string;
  /** The record whose values fill the preview: the field of the body with its id, and the path of its resource. */
  record: { field: string; resource: string };
}

const EQUALITY: readonly FilterOperator[] = ['', '_eq_any', '_neq'];
const ORDER: readonly FilterOperator[] = ['_gt', '_gte', '_lt', '_lte'];
/** Whether a text fits into an entry of an index, with characters of four bytes too. */
const isComparable = limit('maxLength', 500).test;

/** Digits with the marks people write, "+" only first, 5 to 15 digits, at most 30 characters (domain "Phone"). */
const PHONE = /^(?=(?:\D*\d){5,15}\D*$)\+?[0-9()/.\- ]{5,29}$/;

const optionsOf = (field: FieldRecord) => field.options as TextOptions;

/** Holds texts that fit into an entry of an index. */
export const TEXT_SLOT: Slot = {
  type: 'text',
  of: (value) => (isComparable(value) ? value : undefined),
  sql: '$1',
};

const trimmed = (value: unknown) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
};

/** Trims a text, and removes invisible characters from names that unique keys compare. */
const normalised = (value: unknown, field: FieldRecord) => {
  if (optionsOf(field).verbatim) return value;
  const text = trimmed(isFolded(field) && typeof value === 'string' ? withoutInvisible(value) : value);
  return typeof text === 'string' && optionsOf(field).lowerCase ? text.toLowerCase() : text;
};

function textKind(widget: string, fallbackMax: number, more: Partial<FieldKind> = {}): FieldKind {
  return {
    widget,
    operators: [...EQUALITY, ...ORDER],
    sortable: true,
    normalise: normalised,
    map: (owner, field) => Property({ type: 'text', nullable: isNullable(field) })(owner, field.name),
    constraints: (field) => {
      const {
        max = fallbackMax,
        required,
        min = required ? 1 : undefined,
        pattern: own,
        patternCode,
      } = optionsOf(field);
      return [
        type('string'),
        // A pattern with a code of its own bounds the length as well.
        { ...limit('maxLength', max), ...(own && patternCode && { code: patternCode, params: undefined }) },
        ...(min ? [limit('minLength', min)] : []),
        ...(own ? [pattern(own, patternCode)] : []),
      ];
    },
    comparable: TEXT_SLOT.of,
    ...more,
  };
}

export const TEXT = textKind('text', 200, { slot: TEXT_SLOT });
export const LONG_TEXT = textKind('longText', 20_000, { operators: [], sortable: false });

/** Most characters of a rich text before it is cleaned: twice the limit of a clean one. */
const LONGEST_CLEANED = 100_000;

/** A rich text is reduced to a small subset of HTML before it is stored. */
export const RICH_TEXT = textKind('richText', 50_000, {
  operators: [],
  sortable: false,
  normalise: (value) => {
    // A text far beyond the limit is refused uncleaned: cleaning would block the process.
    if (typeof value !== 'string' || value.length > LONGEST_CLEANED) return value;
    const html = sanitizeHtml(value, {
      allowedTags: [...RICH_TEXT_TAGS],
      allowedAttributes: { a: ['href'] },
      allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    });
    return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? null : html;
  },
  constraints: (field) => [type('string'), limit('maxLength', optionsOf(field).max ?? 50_000)],
  schema: () => ({ contentMediaType: 'text/html' }),
});

/** An address in which no letter stands for another one, with umlauts where its mail server takes them (RFC 6531). */
const EMAIL_ADDRESS = format(
  'idn-email',
  'EMAIL_INVALID',
  (value) => isEmail(value) && isWrittenPlainly(String(value)),
);

const plainEmail = textKind('email', 254);
export const EMAIL: FieldKind = {
  ...plainEmail,
  normalise: (value) => {
    const text = trimmed(typeof value === 'string' ? withoutInvisible(value) : value);
    return typeof text === 'string' ? mailAddress(text) : text;
  },
  constraints: (field) => [...plainEmail.constraints(field), EMAIL_ADDRESS],
};

/** Spaces and dashes as word processors and web pages have them, and digits of full width. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** A pasted phone number in characters that can be typed. */
const typedPhone = (text: string) =>
  withoutInvisible(text).normalize('NFKC').replace(DASHES, '-').replace(/\s+/gu, ' ');

const plainPhone = textKind('phone', 30);
export const PHONE_KIND: FieldKind = {
  ...plainPhone,
  normalise: (value) => trimmed(typeof value === 'string' ? typedPhone(value) : value),
  constraints: (field) => [...plainPhone.constraints(field), pattern(PHONE, 'PHONE_INVALID')],
};

/** A text of one line. */
export const Text = (options: TextOptions = {}) => declare(TEXT, options);
/** A text of several lines. */
export const LongText = (options: TextOptions = {}) => declare(LONG_TEXT, options);
/** A formatted text, kept as a small safe subset of HTML. */
export const RichText = (options: TextOptions = {}) => declare(RICH_TEXT, options);
/** An e-mail address, stored in its canonical form. */
export const Email = (options: TextOptions = {}) => declare(EMAIL, options);
/** A phone number as people write it (spec §5, domain "Phone"). */
export const Phone = (options: TextOptions = {}) => declare(PHONE_KIND, options);
