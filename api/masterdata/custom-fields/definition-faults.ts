import { isOpenTo } from '../../platform/access/permission.js';
import { resourceOfDefinition } from '../../platform/custom-fields/slot-choice.js';
import { patternFault } from '../../platform/fields/linear-pattern.js';
import type { FieldError } from '../../platform/http/problem.js';
import { isSafeName, safeObject } from '../../platform/http/safe-json.js';
import { customField, type CustomField as PlatformField, refusalOf } from '../../platform/resource/custom-field.js';
import { customKind, longestText } from '../../platform/resource/custom-kinds.js';
import type { FieldRecord } from '../../platform/resource/field.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { conditionFaults, meets, recordFields } from '../../platform/rest/conditions.js';
import { presentField } from '../../platform/rest/presenter.js';
import { CUSTOM_FIELD_PARTS } from '../../vocabulary/master-data.js';
import { type CustomField, readersOf } from './custom-field.entity.js';

type Check = (definition: CustomField) => FieldError[];

const fault = (isFault: boolean, pointer: string, code: string, params?: Record<string, unknown>): FieldError[] =>
  isFault ? [{ pointer, code, ...(params && { params }) }] : [];

/** Names that records, texts about them or JavaScript's own objects have already. */
const RESERVED: readonly string[] = ['id', 'custom', 'size', 'first', 'last'];
/** Kinds whose bounds are numbers of characters or of values. */
const COUNTED: readonly string[] = ['TEXT', 'LONG_TEXT', 'CHOICES'];

/** A part has a value only in definitions whose kind and resource have the part. */
const partsApply: Check = (definition) => {
  const model = resourceOf(definition.constructor);
  const fields = recordFields(model);
  return model.fields.flatMap(({ name, options: { when } }) => {
    const isEmpty = [definition[name as keyof CustomField]].flat().every((value) => !value && value !== '');
    return when && !isEmpty && !meets(when, fields, (field) => presentField(definition, field))
      ? fault(true, `/${name}`, 'INVALID_VALUE')
      : [];
  });
};

const keyIsFree: Check = ({ key }) =>
  fault(RESERVED.includes(key) || !isSafeName(key), '/key', 'RESERVED_NAME', { name: key });

const optionsFit: Check = ({ kind, options }) => {
  const values = options.map(({ value }) => value);
  const repeated = values.findIndex((value, at) => values.indexOf(value) < at);
  if (!CUSTOM_FIELD_PARTS[kind].includes('options')) return [];
  return [
    ...fault(!options.some(({ active }) => active), '/options', 'CHOOSE_ONE'),
    ...fault(repeated >= 0, `/options/${repeated}/value`, 'DUPLICATE', { field: values[repeated] }),
  ];
};

const boundsFit: Check = ({ kind, minimum, maximum }) => {
  const isCount = (bound: number | null) => bound === null || (Number.isInteger(bound) && bound >= 1);
  return [
    ...fault(COUNTED.includes(kind) && !isCount(minimum), '/minimum', 'POSITIVE_INTEGER'),
    ...fault(COUNTED.includes(kind) && !isCount(maximum), '/maximum', 'POSITIVE_INTEGER'),
    ...fault(minimum !== null && maximum !== null && minimum > maximum, '/maximum', 'MIN_VALUE', { min: minimum }),
  ];
};

/** The error has the reason besides the code, since most people do not see it in the pattern. */
const patternWorks: Check = (definition) => {
  const { kind, pattern } = definition;
  const reason =
    pattern === null || !CUSTOM_FIELD_PARTS[kind].includes('pattern')
      ? undefined
      : patternFault(pattern, longestText(definition));
  return fault(reason !== undefined, '/pattern', 'FORMAT_INVALID', { reason });
};

/** The default is a valid value of the field; references have none, since they differ from record to record. */
const defaultFits: Check = (definition) => {
  const { kind, defaultValue } = definition;
  if (defaultValue === null || defaultValue === undefined) return [];
  if (customKind(kind).kind.widget === 'reference') return fault(true, '/defaultValue', 'INVALID_VALUE');
  const refusal = refusalOf(customField(definition, []), defaultValue);
  return refusal ? fault(true, '/defaultValue', refusal.code, { ...refusal.params }) : [];
};

const sectionStands: Check = ({ resource, section }) => {
  const declared = resourceOfDefinition({ resource }).fields.map(({ options }) => options.section);
  return fault(section !== null && !declared.includes(section), '/section', 'INVALID_VALUE');
};

/** Faults of the condition: a filter over other fields of the resource, which all readers of the field see. */
export function whenFaults(definition: CustomField, custom: readonly PlatformField[] = []): FieldError[] {
  const filter = safeObject(definition.when ?? '');
  if (!filter || Object.keys(filter).length === 0) return fault(true, '/when', 'INVALID_FILTER');
  const others = custom.filter((field) => field.custom.active && field.custom.key !== definition.key);
  const isSeen = ({ options }: FieldRecord) => readersOf(definition).every((role) => isOpenTo(options.visible, [role]));
  const fields = [...recordFields(resourceOfDefinition(definition), others)].filter(([, field]) => isSeen(field));
  return conditionFaults(filter, new Map(fields));
}

const CHECKS: readonly Check[] = [partsApply, sectionStands, keyIsFree, optionsFit, boundsFit, patternWorks];

/** All faults of a definition, with pointers to its fields; the default is checked by the rest of the definition. */
export function definitionFaults(definition: CustomField): FieldError[] {
  const faults = CHECKS.flatMap((check) => check(definition));
  return faults.length > 0 ? faults : defaultFits(definition);
}
