import { patternFault } from '../../platform/fields/linear-pattern.js';
import type { FieldError } from '../../platform/http/problem.js';
import { isSafeName } from '../../platform/http/safe-json.js';
import { customField, refusalOf } from '../../platform/resource/custom-field.js';
import { customKind, longestText } from '../../platform/resource/custom-kinds.js';
import { CUSTOM_FIELD_PARTS, type CustomFieldKind } from '../../vocabulary/master-data.js';
import type { CustomField } from './custom-field.entity.js';

type Check = (definition: CustomField) => FieldError[];

const fault = (isFault: boolean, pointer: string, code: string, params?: Record<string, unknown>): FieldError[] =>
  isFault ? [{ pointer, code, ...(params && { params }) }] : [];

/** Names that records, texts about them or JavaScript's own objects have already. */
const RESERVED: readonly string[] = ['id', 'custom', 'size', 'first', 'last'];
/** Kinds whose bounds are numbers of characters or of values. */
const COUNTED: readonly string[] = ['TEXT', 'LONG_TEXT', 'CHOICES'];

/** Whether a kind of fields has a part of the definition. */
const isAsked = (kind: CustomFieldKind, part: string) => CUSTOM_FIELD_PARTS[kind].includes(part);

const keyIsFree: Check = ({ key }) =>
  fault(RESERVED.includes(key) || !isSafeName(key), '/key', 'RESERVED_NAME', { name: key });

const optionsFit: Check = ({ kind, options }) => {
  const values = options.map(({ value }) => value);
  const repeated = values.findIndex((value, at) => values.indexOf(value) < at);
  if (!isAsked(kind, 'options')) return fault(options.length > 0, '/options', 'INVALID_VALUE');
  return [
    ...fault(!options.some(({ active }) => active), '/options', 'CHOOSE_ONE'),
    ...fault(repeated >= 0, `/options/${repeated}/value`, 'DUPLICATE', { field: values[repeated] }),
  ];
};

const boundsFit: Check = ({ kind, minimum, maximum }) => {
  const isCount = (bound: number | null) => bound === null || (Number.isInteger(bound) && bound >= 1);
  const hasBounds = minimum !== null || maximum !== null;
  if (!isAsked(kind, 'minimum')) {
    return fault(hasBounds, minimum === null ? '/maximum' : '/minimum', 'INVALID_VALUE');
  }
  return [
    ...fault(COUNTED.includes(kind) && !isCount(minimum), '/minimum', 'POSITIVE_INTEGER'),
    ...fault(COUNTED.includes(kind) && !isCount(maximum), '/maximum', 'POSITIVE_INTEGER'),
    ...fault(minimum !== null && maximum !== null && minimum > maximum, '/maximum', 'MIN_VALUE', { min: minimum }),
  ];
};

/** The error has the reason besides the code, since most people do not see it in the pattern. */
const patternWorks: Check = (definition) => {
  const { kind, pattern } = definition;
  if (pattern === null) return [];
  const reason = isAsked(kind, 'pattern') ? patternFault(pattern, longestText(definition)) : 'SYNTAX';
  return fault(reason !== undefined, '/pattern', 'FORMAT_INVALID', { reason });
};

const decimalsFit: Check = ({ kind, decimals }) =>
  fault(decimals !== 0 && !isAsked(kind, 'decimals'), '/decimals', 'INVALID_VALUE');

const listsFit: Check = ({ kind, filterable, sortable, searchable }) => {
  const { slot } = customKind(kind).kind;
  return [
    ...fault(filterable && !slot, '/filterable', 'INVALID_VALUE'),
    ...fault(sortable && !slot, '/sortable', 'INVALID_VALUE'),
    ...fault(searchable && !isAsked(kind, 'searchable'), '/searchable', 'INVALID_VALUE'),
  ];
};

/** Only tickets have types and states. */
const rulesFit: Check = ({ resource, requiredForTypes, requiredOnStates }) => [
  ...fault(resource !== 'tickets' && requiredForTypes.length > 0, '/requiredForTypes', 'INVALID_VALUE'),
  ...fault(resource !== 'tickets' && requiredOnStates.length > 0, '/requiredOnStates', 'INVALID_VALUE'),
];

/** The default is a valid value of the field; references have none, since they differ from record to record. */
const defaultFits: Check = (definition) => {
  const { kind, defaultValue } = definition;
  if (defaultValue === null || defaultValue === undefined) return [];
  if (customKind(kind).kind.widget === 'reference') return fault(true, '/defaultValue', 'INVALID_VALUE');
  const refusal = refusalOf(customField(definition, []), defaultValue);
  return refusal ? fault(true, '/defaultValue', refusal.code, { ...refusal.params }) : [];
};

const CHECKS: readonly Check[] = [keyIsFree, optionsFit, boundsFit, patternWorks, decimalsFit, listsFit, rulesFit];

/** All faults of a definition, with pointers to its fields; the default is checked by the rest of the definition. */
export function definitionFaults(definition: CustomField): FieldError[] {
  const faults = CHECKS.flatMap((check) => check(definition));
  return faults.length > 0 ? faults : defaultFits(definition);
}
