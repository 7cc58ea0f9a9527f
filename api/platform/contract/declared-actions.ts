import { RequestMethod } from '@nestjs/common';
import { type ActionOptions, bulkOptionsOf, type OperationOptions } from '../access/operation.js';
import { rolesOfHolders } from '../access/permission.js';
import type { Constraint } from '../fields/constraint.js';
import { type FieldRecord, partsOfKey } from '../resource/field.js';
import { ICONS } from '../resource/icons.js';
import { isSingleReference, targetOf } from '../resource/reference-kinds.js';
import { allResources } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { isShape, shapeOf } from '../resource/shape.js';
import { isComparable } from '../rest/conditions.js';
import { isListed } from '../rest/query.js';
import { ANY_USER } from '../rest/views.js';
import { fieldsVisibleTo } from '../rest/visible-fields.js';
import { RELATIVE_VALUES } from '../vocabulary/filter-operator.js';
import type { Route } from './paths.js';

/** Address of an action: below a record, with one further name, the key of its texts. */
const ADDRESS = /^v1\/([a-z-]+)\/:id\/[a-z-]+$/;

/** Kinds of fields without an input in the dialog of an action. */
const WITHOUT_INPUT: readonly string[] = ['references', 'nested', 'custom'];

/** Faults of an operation that screens offer as a button, or that is for many records. */
export function actionFaults({ method, path, operation, inputs }: Route): string[] {
  const { action, bulk, when, answer, status = 200 } = operation;
  const faults = when && !action ? ['when: it is no action'] : [];
  if (!action && !bulk) return faults;
  const [, resource] = ADDRESS.exec(path) ?? [];
  const model = allResources().find(({ options }) => options.path === resource);
  if (method !== RequestMethod.POST || !model) return [`action: ${path} is no POST to a name below a record`];
  if (!action) return [...faults, ...bulkFaults(inputs, operation)];
  return [
    ...iconFaults(action),
    ...(action.place && !action.can && !when ? ['place: without can or when no line has the action'] : []),
    ...bulkFaults(inputs, operation),
    ...canFaults(action, operation, model),
    ...(answer && answer !== model.type && status !== 200
      ? [`answer: screens show that of status 200, not of ${status}`]
      : []),
    ...bodyFaults(operation, model),
    ...whenFaults(operation, model),
  ];
}

const iconFaults = ({ icon }: ActionOptions): string[] =>
  (ICONS as readonly string[]).includes(icon) ? [] : [`action ${icon}: there is no icon of that name`];

/** One request for many records has a body and, for each record, an id and a version; limits count requests. */
function bulkFaults(inputs: Route['inputs'] = [], operation: OperationOptions): string[] {
  if (!bulkOptionsOf(operation)) return operation.action?.undo ? ['undo: only an action with bulk has it'] : [];
  return [
    ...(inputs.includes('other') ? ['bulk: its handler takes more than id, body and version'] : []),
    ...(operation.limit ? ['bulk: its limit counts requests'] : []),
  ];
}

/** Faults of a right that the records of its callers lack. */
function canFaults({ can }: ActionOptions, { allow }: OperationOptions, model: ResourceModel): string[] {
  if (can === undefined) return [];
  const field = fieldsVisibleTo(model, typeof allow === 'string' ? [] : rolesOfHolders(allow)).get('can');
  const rights =
    field?.kind.isComputed && isListed(field)
      ? (field.kind.schema?.(field).properties as object | undefined)
      : undefined;
  return rights && can in rights ? [] : [`can: lists send no right can.${can} to its callers`];
}

/** The dialog of an action has the fields of its body; a field with the name of a record's field must equal it. */
function bodyFaults({ body, bodyType }: OperationOptions, model: ResourceModel): string[] {
  if (!body) return [];
  if (typeof body !== 'function' || !isShape(body) || bodyType)
    return ['body: no dialog asks for it, as for a @Shape()'];
  const { name: type, fields } = shapeOf(body);
  return fields.flatMap((field) => {
    const own = model.fields.find(({ name }) => name === field.name);
    const { widget, isComputed } = field.kind;
    return [
      ...(isComputed || WITHOUT_INPUT.includes(widget) ? [`no dialog asks for ${widget}`] : []),
      ...(own && !own.kind.isComputed ? contradictions(field, own) : []),
    ].map((fault) => `body ${type}, field ${field.name}: ${fault}`);
  });
}

function contradictions(field: FieldRecord, own: FieldRecord): string[] {
  if (field.kind.widget !== own.kind.widget) return [`it is ${field.kind.widget}, in the record ${own.kind.widget}`];
  if (isSingleReference(field) && targetOf(field) !== targetOf(own))
    return [`it points to ${targetOf(field).name}, in the record to ${targetOf(own).name}`];
  const taken = new Map(field.kind.constraints(field).map((one) => [one.keyword, one]));
  return own.kind
    .constraints(own)
    .filter((one) => isWider(taken.get(one.keyword), one))
    .map(({ keyword, value }) => `${keyword}: it takes more than the record, of which it is ${JSON.stringify(value)}`);
}

/** Whether a value may meet one constraint and break the other, for limits and choices. */
function isWider(taken: Constraint | undefined, { keyword, value }: Constraint): boolean {
  if (keyword === 'enum')
    return !(taken?.value as unknown[] | undefined)?.every((one) => (value as unknown[]).includes(one));
  if (keyword.startsWith('max')) return !taken || Number(taken.value) > Number(value);
  return keyword.startsWith('minimum') && (!taken || Number(taken.value) < Number(value));
}

/** Faults of filters that no record meets on the screens of the operation's callers. */
function whenFaults({ when, allow }: OperationOptions, model: ResourceModel): string[] {
  if (!when) return [];
  if (when.length === 0) return ['when: no record meets it'];
  const fields = fieldsVisibleTo(model, typeof allow === 'string' ? [] : rolesOfHolders(allow), []);
  return when.flatMap((filter) =>
    Object.entries(filter).flatMap(([key, value]) => {
      const [name, operator] = partsOfKey(key);
      const field = fields.get(name);
      if (!field || !isListed(field)) return [`when: lists send no field ${name} to those who may call it`];
      if (operator === undefined || !field.kind.operators.includes(operator))
        return [`when: ${key} has no such operator`];
      if ([value].flat().includes(RELATIVE_VALUES.groups)) return [`when: screens do not know the groups of ${key}`];
      return isComparable(field, key, value, ANY_USER) ? [] : [`when: ${key} is never ${JSON.stringify(value)}`];
    }),
  );
}
