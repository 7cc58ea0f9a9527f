import { LIMITS } from '../fields/constraint.js';
import { CHOICE, CHOICES } from './choice-kinds.js';
import type { FieldKind, FieldOptions } from './field.js';
import { FLAG, INTEGER, MONEY, QUANTITY } from './number-kinds.js';
import { REFERENCE, REFERENCES } from './reference-kinds.js';
import { SECRET } from './secret-kind.js';
import { TAGS } from './tag-kind.js';
import { EMAIL, LONG_TEXT, PHONE_KIND, RICH_TEXT, TEXT } from './text-kinds.js';
import { DAY, MOMENT, TIME } from './time-kinds.js';

/** Kinds with an input for one value. */
const ENTERED: readonly FieldKind[] = [
  ...[TEXT, LONG_TEXT, RICH_TEXT, EMAIL, PHONE_KIND, SECRET],
  ...[INTEGER, MONEY, QUANTITY, FLAG, CHOICE, CHOICES],
  ...[DAY, MOMENT, TIME, REFERENCE, REFERENCES, TAGS],
];

/** Options that bring every constraint of a kind. */
const OPTIONS = { required: true, items: [], pattern: /./ } as FieldOptions;

/** Codes of broken constraints other than limits, by kind of field and keyword; screens use the same codes. */
export const fieldCodes = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(ENTERED.map((kind) => [kind.widget, codesOf(kind)]));

function codesOf(kind: FieldKind) {
  const constraints = kind.constraints({ name: kind.widget, kind, options: OPTIONS });
  const finer = constraints.filter(({ keyword, each }) => !each && !(keyword in LIMITS));
  return Object.fromEntries(finer.map(({ keyword, code }) => [keyword, code]));
}
