import type { CustomOption } from '../platform/fields/definition.js';
import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { LOCALES } from '../vocabulary/locale.js';

const YES = new Set(['1', 'x', 'true', 'wahr', 'vrai', 'vero', 'ja', 'yes', 'oui', 'si', 'sì', 'y', 'j']);
const NO = new Set(['0', '-', 'false', 'falsch', 'faux', 'falso', 'nein', 'no', 'non', 'n']);

/** A number of which nobody knows whether its one separator stands for thousands or for decimals. */
export const AMBIGUOUS = Symbol('ambiguous number');

/** The separator of thousands and the one of decimals, where a number has both or repeats the first. */
const GROUPED: readonly (readonly [form: RegExp, thousands: string])[] = [
  [/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/, ','],
  [/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/, '.'],
];

/**
 * A number as it is written here and elsewhere: thousands by apostrophes, spaces, commas or points, decimals behind a
 * point or a comma. '1,500' may be either, and so may '1.500' where a field has no three decimals.
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

/** '31.12.2026' and '31/12/2026' as '2026-12-31'; anything else as it is. */
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

/** One of the values that a field offers, and what people call it. */
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

/** A word means what is still offered before what is not. */
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

/** Several choices, one a line or between semicolons or bars, else between commas; each is meant once. */
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
 * What a cell says of a field, in the terms of a body; what it does not understand the field's own rules refuse. Of a
 * reference it is the name of what is referred to.
 */
export const cellValue = (cell: string, field: FieldRecord): unknown =>
  KINDS[field.kind.widget]?.(cell.trim(), field) ?? cell;
