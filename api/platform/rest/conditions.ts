import { type FieldError, invalid, Problem } from '../http/problem.js';
import { matches } from '../read/matches.js';
import { cachedByResource } from '../resource/cached-by-resource.js';
import { choicesOf } from '../resource/choice-kinds.js';
import type { CustomField } from '../resource/custom-field.js';
import { type FieldRecord, partsOfKey, pathOf, type RecordFilter } from '../resource/field.js';
import { isOneLine, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { presentField } from './presenter.js';
import { comparison, isListed, type UserId } from './query.js';
import { refuseFaults } from './refuse-faults.js';
import type { Fields } from './visible-fields.js';

/** Returns the JSON value of a field of the judged record. */
export type ValueOf = (field: FieldRecord) => unknown;

/** Kinds of fields that screens compare like the database, also in a form. */
const JUDGED = ['integer', 'money', 'quantity', 'flag', 'choice', 'day', 'time', 'reference', 'text', 'email', 'phone'];

/** Faults of a filter for one record by these fields: an unknown field or operator, or a value that no record has. */
export const conditionFaults = (filter: RecordFilter, fields: Fields): FieldError[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    const [own, operator] = partsOfKey(name);
    const field = fields.get(own);
    const fault = (code: string) => [{ pointer: '/when', code, params: { name } }];
    if (!field || !isListed(field) || !JUDGED.includes(field.kind.widget)) return fault('UNKNOWN_FIELD');
    // The order of texts depends on the database alone.
    const isTextOrder = /^_[gl]t/.test(operator ?? '') && isOneLine(field);
    if (isTextOrder || !field.kind.operators.some((known) => known === operator)) return fault('UNKNOWN_OPERATOR');
    return isComparable(field, name, value) ? [] : fault('INVALID_VALUE');
  });

/** Whether a key of a filter has a value that some record has; `me` returns the id of the user for relative values. */
export function isComparable(field: FieldRecord, key: string, value: unknown, me?: UserId): boolean {
  const isPossible = (one: unknown) =>
    // Screens resolve no names of periods, and filters of lists may name inactive options.
    !/^@(this|last)_/.test(String(one)) &&
    (one === null || field.kind.widget !== 'choice' || choicesOf(field).includes(one as string));
  const values = [value].flat();
  try {
    return values.length > 0 && values.every(isPossible) && Boolean(conditionOf(field, key, value, me));
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** The condition of one key, the same for all users unless `me` is given; a reference is compared by its id alone. */
const conditionOf = (field: FieldRecord, key: string, value: unknown, me: UserId = () => null) => {
  const plain = { ...field, kind: { ...field.kind, condition: undefined } } as FieldRecord;
  return comparison(plain, partsOfKey(key)[1] ?? '', value, me);
};

/** Whether a record meets a filter, with the answer of the database and of `matches` on the screens. */
export const meets = (filter: RecordFilter, fields: Fields, read: ValueOf): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    const field = fields.get(partsOfKey(key)[0]);
    // A field in use cannot be deactivated; without it, the condition is left out.
    if (!field) return true;
    const value = field.kind.comparable?.(read(field), field, '');
    return matches(conditionOf(field, key, wanted), { [pathOf(field)]: value });
  });

const declaredFields = cachedByResource((fields): Fields => new Map(fields.map((field) => [field.name, field])));

/** The fields of a record by name, custom ones among them. */
export const recordFields = (model: Pick<ResourceModel, 'fields'>, custom: readonly CustomField[] = []): Fields =>
  custom.length === 0
    ? declaredFields(model)
    : new Map([...model.fields, ...custom].map((field) => [field.name, field]));

/** The custom fields that apply to a record: those without a condition, and those whose condition it meets. */
export function applyingFields(record: object, custom: readonly CustomField[], own?: ValueOf): CustomField[] {
  const fields = recordFields(resourceOf(record.constructor), custom);
  const read = own ?? ((field) => presentField(record, field));
  return custom.filter(({ options: { when } }) => !when || meets(when, fields, read));
}

/** Whether the condition of a field names one of these fields. */
export const dependsOn = ({ options: { when = {} } }: FieldRecord, names: ReadonlySet<string>): boolean =>
  Object.keys(when).some((key) => names.has(partsOfKey(key)[0]));

/** Throws 422 for the empty declared fields that a record requires by their `requiredWhen`. */
export function assertRequired(model: ResourceModel, record: object): void {
  const read: ValueOf = (field) => presentField(record, field);
  const missing = model.fields.filter((field) => {
    const { requiredWhen } = field.options;
    const isEmpty = () => [read(field)].flat().every((value) => value == null);
    return requiredWhen && meets(requiredWhen, recordFields(model), read) && isEmpty();
  });
  if (missing.length > 0) throw invalid(missing.map(({ name }) => ({ pointer: `/${name}`, code: 'REQUIRED' })));
}

/** Refuses conditions that no record meets, and empty sections: an Error names the resource, the field and each fault. */
export function assertConditions(model: ResourceModel): void {
  const faults = model.fields.flatMap(({ name, options: { when, requiredWhen } }) => {
    const others = new Map([...recordFields(model)].filter(([other]) => other !== name));
    return Object.entries({ when, requiredWhen }).flatMap(([option, filter]) =>
      faultsOf(`field ${name}: ${option}`, filter, others),
    );
  });
  const ofSections = Object.entries(model.options.sections ?? {}).flatMap(([name, { when }]) => [
    ...(model.fields.some(({ options }) => options.section === name) ? [] : [`section ${name}: no field stands in it`]),
    ...faultsOf(`section ${name}: when`, when, recordFields(model)),
  ]);
  refuseFaults(model, [...faults, ...ofSections]);
}

const faultsOf = (where: string, filter: RecordFilter = {}, fields: Fields): string[] =>
  conditionFaults(filter, fields).map(({ code, params }) => `${where}: ${code} ${params?.name}`);
