import { translate } from '../platform/http/texts.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { LOCALES } from '../vocabulary/locale.js';

const YES = new Set(['1', 'x', 'true', 'wahr', 'vrai', 'vero', 'ja', 'yes', 'oui', 'si', 'sì', 'y', 'j']);
const NO = new Set(['0', '-', 'false', 'falsch', 'faux', 'falso', 'nein', 'no', 'non', 'n']);

/** Thousands as they are written here and elsewhere: apostrophes and spaces; a comma where it stands for a point. */
const plainNumber = (text: string) => text.replace(/['’\s]/g, '').replace(/,(\d{1,3})$/, '.$1');

const numberOf = (text: string) => {
  const plain = plainNumber(text);
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
};

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

/** A choice by its value, or by its label in any of the languages. */
const choiceOf = (text: string, { options }: FieldRecord) => {
  const { name, items } = options as unknown as Enumeration;
  const word = text.toLowerCase();
  const labels = (item: string) => LOCALES.map((locale) => translate(locale, `enums.${name}.${item}`).toLowerCase());
  return items.find((item) => item.toLowerCase() === word || labels(item).includes(word)) ?? text;
};

const KINDS: Readonly<Record<string, (text: string, field: FieldRecord) => unknown>> = {
  integer: numberOf,
  money: numberOf,
  quantity: numberOf,
  flag: flagOf,
  day: dayOf,
  choice: choiceOf,
};

/** What a cell says of a field, in the terms of a body; what it does not understand the field's own rules refuse. */
export const cellValue = (cell: string, field: FieldRecord): unknown =>
  KINDS[field.kind.widget]?.(cell.trim(), field) ?? cell;
