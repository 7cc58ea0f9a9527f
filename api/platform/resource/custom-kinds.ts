import type { CustomDefinition } from '../fields/definition.js';
import { linearMatcher } from '../fields/linear-pattern.js';
import { CHOICE, CHOICES } from './choice-kinds.js';
import type { FieldKind } from './field.js';
import { FLAG, INTEGER, MONEY, type NumberOptions, QUANTITY } from './number-kinds.js';
import { REFERENCE } from './reference-kinds.js';
import { LONG_TEXT, TEXT, type TextOptions } from './text-kinds.js';
import { DAY } from './time-kinds.js';

/** A kind that tenants choose for a custom field: a kind of the platform with the bounds of the definition. */
export interface CustomKind {
  readonly kind: FieldKind;
  /** Kind for definitions without decimals. */
  readonly whole?: FieldKind;
  /** Options of a declared field that follow from the definition. */
  options?(definition: CustomDefinition): object;
  /** `q` searches the values. */
  readonly searchable?: boolean;
}

/** A slot of text must fit into an entry of its index. */
const LONGEST_TEXT = 500;
const LONGEST_LONG_TEXT = 20_000;
const LARGEST_NUMBER = 1_000_000_000;
const LARGEST_MONEY = 10_000_000_000;
/** Options of a choice at most. */
const MOST_OPTIONS = 200;

/** A stored pattern that is too slow is ignored. */
const text =
  (longest: number, usual: number) =>
  ({ minimum, maximum, pattern }: CustomDefinition): TextOptions => {
    const max = Math.min(maximum ?? usual, longest);
    const matcher = pattern === null ? undefined : linearMatcher(pattern, max);
    return { max, min: Math.max(minimum ?? 1, 1), ...(matcher && { pattern: matcher }) };
  };

const bounded = ({ minimum, maximum }: CustomDefinition, largest: number): NumberOptions => ({
  min: Math.max(minimum ?? -largest, -largest),
  max: Math.min(maximum ?? largest, largest),
});

const offered = ({ options }: CustomDefinition) => options.filter(({ active }) => active).map(({ value }) => value);

const KINDS: Readonly<Record<string, CustomKind>> = {
  TEXT: { kind: TEXT, options: text(LONGEST_TEXT, 200), searchable: true },
  LONG_TEXT: { kind: LONG_TEXT, options: text(LONGEST_LONG_TEXT, 5_000), searchable: true },
  NUMBER: {
    kind: QUANTITY,
    whole: INTEGER,
    options: (definition) => ({ decimals: definition.decimals, ...bounded(definition, LARGEST_NUMBER) }),
  },
  MONEY: { kind: MONEY, options: (definition) => ({ unit: 'CHF', ...bounded(definition, LARGEST_MONEY) }) },
  DATE: { kind: DAY },
  FLAG: { kind: FLAG },
  CHOICE: { kind: CHOICE, options: (definition) => ({ items: offered(definition) }) },
  CHOICES: {
    kind: CHOICES,
    options: (definition) => ({
      items: offered(definition),
      min: Math.max(definition.minimum ?? 1, 1),
      max: Math.min(definition.maximum ?? MOST_OPTIONS, MOST_OPTIONS),
    }),
  },
};

const REFERRING: CustomKind = { kind: REFERENCE };

/** A kind by its name; every unknown name is that of a reference. */
export const customKind = (kind: string): CustomKind => KINDS[kind] ?? REFERRING;

/** Characters that a value of a text field may have. */
export function longestText(definition: CustomDefinition): number {
  const options = customKind(definition.kind).options?.(definition) as TextOptions | undefined;
  return options?.max ?? 0;
}
