import { clock } from '../platform/clock.js';
import { type CustomDefinition, inLocale } from '../platform/fields/definition.js';
import { translate } from '../platform/http/texts.js';
import type { CustomField } from '../platform/resource/custom-field.js';
import { refusalOf } from '../platform/resource/custom-field.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { currentUser } from '../platform/tenancy/session.js';
import type { Locale } from '../vocabulary/locale.js';
import { cellValue } from './cell-value.js';

/** The example below a heading of the template: a valid value of the field, or an empty text without one. */
export function exampleOf(locale: Locale, path: string, field: FieldRecord): string {
  if (field.custom) return ofCustom(locale, field as CustomField);
  const key = `imports.examples.${path}.${field.name}`;
  const example = translate(locale, key);
  return example === key ? '' : example;
}

function ofCustom(locale: Locale, field: CustomField): string {
  const { custom } = field;
  if (field.kind.widget === 'reference') return custom.kind === 'USER' ? currentUser().username : '';
  const example = WRITTEN[custom.kind]?.(custom, locale) ?? '';
  return refusalOf(field, cellValue(example, field)) ? '' : example;
}

const text = ({ defaultValue }: CustomDefinition, locale: Locale) =>
  String(defaultValue ?? translate(locale, 'imports.examples.text'));
const number = ({ defaultValue, minimum, maximum }: CustomDefinition) =>
  String(defaultValue ?? minimum ?? Math.min(maximum ?? 10, 10));
const choice = ({ options }: CustomDefinition, locale: Locale) => {
  const first = options.find(({ active }) => active);
  return first ? (inLocale(first.label, locale) ?? first.value) : '';
};

const WRITTEN: Readonly<Record<string, (definition: CustomDefinition, locale: Locale) => string>> = {
  TEXT: text,
  LONG_TEXT: text,
  NUMBER: number,
  MONEY: number,
  DATE: () => clock.now().toLocaleDateString('de-CH', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  FLAG: (_definition, locale) => translate(locale, 'imports.examples.yes'),
  CHOICE: choice,
  CHOICES: choice,
};
