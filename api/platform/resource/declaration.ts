import { validateSync } from 'class-validator';
import { declaredApplication, type Holder } from '../application.js';
import { brokenConstraint } from '../fields/constraint.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';
import { beginningFaults } from './declared-beginnings.js';
import { addressFaults, doubleFaults, namedFaults } from './declared-names.js';
import type { FieldRecord } from './field.js';
import { ICONS } from './icons.js';
import type { NumberOptions } from './number-kinds.js';
import type { Allowed, ResourceModel, ResourceOptions } from './resource-model.js';
import { buildBody } from './shape.js';
import { SYSTEM_FIELDS } from './system-fields.js';

/** Most characters of a text that an index of PostgreSQL always holds: a third of a page, four bytes each. */
const LONGEST_INDEXED = 600;

/** A class with the options and fields that it declares. */
export interface Declaration {
  readonly type: { readonly name: string; readonly prototype: object };
  readonly options: ResourceOptions;
  readonly fields: readonly FieldRecord[];
}

/** Refuses an invalid declaration as its class is loaded: an Error names the resource, the field and each fault. */
export function assertDeclaration({ type, options, fields }: Declaration, known: readonly ResourceModel[]): void {
  const faults = [
    ...resourceFaults(type, options, known),
    ...addressFaults(options, known),
    ...groupFaults(options),
    ...allowFaults(options.allow),
    ...unknownNames(options, fields),
    ...orderFaults(options, fields),
    ...memberFaults(options, fields),
    ...secretFaults(fields),
    ...rowFaults(fields),
    ...namedFaults(options, fields),
    ...doubleFaults(fields),
    ...beginningFaults(type, fields),
    ...fields.flatMap((field) => fieldFaults(field).map((fault) => `field ${field.name}: ${fault}`)),
  ];
  refuse({ type, options }, faults);
}

/** Refuses a declaration with a role or group that the declared application does not have. */
export const assertNames = (declaration: Declaration): void =>
  refuse(declaration, unknownNames(declaration.options, declaration.fields));

function refuse({ type, options }: Pick<Declaration, 'type' | 'options'>, faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(faults.map((fault) => `@Resource ${type.name} (${options.path}), ${fault}`).join('\n'));
}

/** Roles and groups that the application does not have; none before it is declared, since boot compares them. */
function unknownNames({ allow, group }: ResourceOptions, fields: readonly FieldRecord[]): string[] {
  const known = declaredApplication();
  if (!known) return [];
  const isUnknown = (one: Holder) => !Object.hasOwn(known.roles, one) && !Object.hasOwn(known.audiences, one);
  const unknownHolders = (where: string, holders: readonly Holder[] = []) =>
    holders.filter(isUnknown).map((one) => `${where}: ${one} is no role`);
  return [
    ...(!group || known.groups.includes(group)
      ? []
      : [`group ${group}: there is none of that name in the application`]),
    ...Object.entries(allow ?? {}).flatMap(([action, holders]) => unknownHolders(`allow.${action}`, holders)),
    ...fields.flatMap(({ name, options: { visible, editable } }) => [
      ...unknownHolders(`field ${name}: visible`, visible),
      ...unknownHolders(`field ${name}: editable`, editable),
    ]),
  ];
}

function resourceFaults(type: Declaration['type'], { path, icon }: ResourceOptions, known: readonly ResourceModel[]) {
  const other = known.find((model) => model.options.path === path || model.name === type.name);
  return [
    ...(type.prototype instanceof TenantEntity ? [] : ['it does not extend TenantEntity']),
    ...(other ? [`its path or name is that of ${other.name} (${other.options.path})`] : []),
    ...((ICONS as readonly string[]).includes(icon) ? [] : [`icon ${icon}: there is none of that name (icons.ts)`]),
  ];
}

function groupFaults({ group, menu }: ResourceOptions): string[] {
  return !group || menu === 'masterdata' ? [] : ['group: only master data are grouped'];
}

function allowFaults(allow: Allowed | undefined): string[] {
  if (!allow?.read) return ['allow: it does not say who reads'];
  return allow.read.length === 0 ? ['allow.read: no role reads it'] : [];
}

function orderFaults({ title, sort }: ResourceOptions, fields: readonly FieldRecord[]): string[] {
  const by = sort.replace(/^-/, '');
  const order = [...SYSTEM_FIELDS, ...fields].find(({ name }) => name === by);
  return [
    ...(fields.some(({ name }) => name === title) ? [] : [`title: it has no field ${title}`]),
    ...(order ? [] : [`sort: it has no field ${by}`]),
    ...(order && !order.kind.sortable ? [`sort: field ${by} has no order`] : []),
  ];
}

function memberFaults({ members }: ResourceOptions, fields: readonly FieldRecord[]): string[] {
  if (!members || fields.some(({ name, kind }) => name === members && kind.widget === 'references')) return [];
  return [`members: it has no list of references ${members}`];
}

function secretFaults(fields: readonly FieldRecord[]): string[] {
  const names = new Set(fields.map(({ name }) => name));
  return fields.flatMap(({ name, options: { sentTo = [] } }) =>
    sentTo.filter((other) => !names.has(other)).map((other) => `field ${name}: sentTo: it has no field ${other}`),
  );
}

function rowFaults(fields: readonly FieldRecord[]): string[] {
  return fields.flatMap(({ name, options: { rowWith } }, index) =>
    rowWith && fields[index - 1]?.name !== rowWith
      ? [`field ${name}: rowWith: ${rowWith} does not stand right before it`]
      : [],
  );
}

/** Faults of the options of a field, in a resource or in a shape. */
export function fieldFaults(field: FieldRecord): string[] {
  const { kind, options } = field;
  const { min, max } = options as NumberOptions;
  const isLooked = options.filter || options.sort || options.unique;
  const isText = kind.sortable && ['text', 'email', 'phone', 'translated'].includes(kind.widget);
  return [
    ...(field.name.includes('_') ? ['its name has an underscore, behind which filters have their operator'] : []),
    ...(options.filter && kind.operators.length === 0 ? [`filter: lists cannot be filtered by ${kind.widget}`] : []),
    ...(options.sort && !kind.sortable ? [`sort: lists cannot be sorted by ${kind.widget}`] : []),
    ...(isLooked && isText && (max ?? 0) > LONGEST_INDEXED
      ? [`max: a text that is looked up has at most ${LONGEST_INDEXED} characters`]
      : []),
    ...(min !== undefined && max !== undefined && min > max ? [`min ${min} is above max ${max}`] : []),
    ...(options.required && options.when ? ['required: with when, forms do not always ask for it'] : []),
    // A field that no role sees may belong to the server; a field that no role may edit should be readOnly.
    ...(options.editable?.length === 0 ? ['editable: no role'] : []),
    ...(fits(field) ? [] : [`default ${JSON.stringify(options.default)} is refused by its own rules`]),
  ];
}

/** Whether the default of the field meets its own constraints. */
function fits(field: FieldRecord): boolean {
  const { default: start, readOnly } = field.options;
  if (start == null || readOnly) return true;
  const { normalise, constraints, rules } = field.kind;
  const value = normalise ? normalise(start, field) : start;
  if (!rules) return value != null && !brokenConstraint(value, constraints(field));
  // Only rules validate the inside of a value.
  const Body = buildBody('Beginning', [field], 'create');
  return validateSync(Object.assign(new Body(), { [field.name]: value })).length === 0;
}
