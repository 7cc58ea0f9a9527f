import type { CustomOption } from '../platform/fields/definition.js';
import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { LOCALES } from '../vocabulary/locale.js';

const YES = new Set(['1', 'x', 'true', 'wahr', 'vrai', 'vero', 'ja', 'yes', 'oui', 'si', 'sì', 'y', 'j']);
const NO = new Set(['0', '-', 'false', 'falsch', 'faux', 'falso', 'nein', 'no', 'non', 'n']);

/** A number whose one separator may be of thousands or of decimals. */
export const AMBIGUOUS = Symbol('ambiguous number');

/** The forms of numbers with thousands and decimals or with repeated thousands, with the separator of thousands. */
const GROUPED: readonly (readonly [form: RegExp, thousands: string])[] = [
  [/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/, ','],
  [/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/, '.'],
];

/**
 * Parses a number: thousands by apostrophes, spaces, commas or points, decimals behind a point or a comma. '1,500' is
 * ambiguous, and so is '1.500' in a field without three decimals.
 */
function numberOf(text: string, { kind }: FieldRecord): unknown {
  const [, sign = '', unsigned = ''] =
    /^([+-]?)(.*)$/s.exec(text.replace(/['’\s]/g, '').replace(/^[\u2212\u2013]/, '-')) ?? [];
  const isGrouped = /\d['’\s]\d/.test(text);
  if (!isGrouped && /^[1-9]\d{0,2},\d{3}$/.test(unsigned)) return AMBIGUOUS;
  if (!isGrouped && kind.widget !== 'quantity' && /^[1-9]\d{0,2}\.\d{3}$/.test(unsigned)) return AMBIGUOUS;
  const thousands = GROUPED.find(([form]) => form.test(unsigned))?.[1];
  const plain = (thousands ? unsigned.replaceAll(thousands, '') : unsigned).replace(/,(\d+)$/, '.$1');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(`${sign}${plain}`) : text;
}

/** '31.12.2026' and '31/12/2026' as '2026-12-31'; any other text unchanged. */
const dayOf = (text: string) => {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};

const flagOf = (text: string) => {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : text;
};

interface Enumeration {
  readonly name: string;
  readonly items: readonly string[];
}

/** A value that a field offers, with its labels in lower case. */
interface Option {
  readonly value: string;
  readonly words: readonly string[];
}

function optionsOf({ custom, options }: FieldRecord): Option[] {
  if (custom) return offeredFirst(custom.options);
  const { name, items } = options as unknown as Enumeration;
  return items.map((value) => ({
    value,
    words: LOCALES.map((locale) => translate(locale, `enums.${name}.${value}`).toLowerCase()),
  }));
}

/** The options of a custom field, active ones first, so that a label means an active option. */
const offeredFirst = (options: readonly CustomOption[]): Option[] =>
  options
    .toSorted((left, right) => Number(right.active) - Number(left.active))
    .map(({ value, label }) => ({
      value,
      words: Object.values(label).map((word) => String(word ?? '').toLowerCase()),
    }));

/** A choice by its value, or by its label in any of the languages. */
function choiceOf(text: string, field: FieldRecord): string {
  const word = text.toLowerCase();
  const options = optionsOf(field);
  const found =
    options.find(({ value }) => value.toLowerCase() === word) ?? options.find(({ words }) => words.includes(word));
  return found?.value ?? text;
}

/** Several choices, separated by lines, semicolons or bars, else by commas; duplicates are dropped. */
function choicesOf(text: string, field: FieldRecord): string[] {
  const whole = choiceOf(text, field);
  if (whole !== text || optionsOf(field).some(({ value }) => value === text)) return [whole];
  const parts = text.split(/[;|\n]/);
  const words = (parts.length > 1 ? parts : text.split(',')).map((word) => word.trim()).filter(Boolean);
  return [...new Set(words.map((word) => choiceOf(word, field)))];
}

const KINDS: Readonly<Record<string, (text: string, field: FieldRecord) => unknown>> = {
  integer: numberOf,
  money: numberOf,
  quantity: numberOf,
  flag: flagOf,
  day: dayOf,
  choice: choiceOf,
  choices: choicesOf,
};

/**
 * The value of a cell for a body. A text that cannot be parsed stays a text, which the field's own rules refuse; the value
 * of a reference is the name of its target.
 */
export const cellValue = (cell: string, field: FieldRecord): unknown =>
  KINDS[field.kind.widget]?.(cell.trim(), field) ?? cell;
