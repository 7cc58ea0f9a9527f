import type { Holder } from '../application.js';
import { bodyOptions } from './declared-shapes.js';
import type { FieldRecord } from './field.js';
import type { Icon } from './icons.js';
import { pascalCase } from './naming.js';
import type { ResourceModel } from './resource-model.js';
import { shapeFrom } from './shape.js';

/** A transition between states of a record, which screens offer as an action. */
export interface TransitionDeclaration {
  /** States from which it leads. */
  from: readonly string[];
  /** State after it; the present one if left out, for an action that only stores its `body`. */
  to?: string;
  icon: Icon;
  /** It is also for many records at once, with an undo. */
  bulk?: true;
  /** Fields of the record for which its dialog asks and which it stores; each requires a value. */
  body?: readonly string[];
  /** Fields that need a value beforehand: 409 STATE_FIELDS names those without one. */
  needs?: readonly string[];
  /** Roles that may make it; those that change the record if left out. */
  roles?: readonly Holder[];
}

/** The state machine of a resource. */
export interface MachineDeclaration {
  /** Name of the field with the state: a read-only `@Choice`. */
  field: string;
  /** State of a new record. */
  initial: string;
  /** Transitions by name: `POST <path>/{id}/<name>`, with its texts at `resources.<path>.actions.<name>`. */
  transitions: Readonly<Record<string, TransitionDeclaration>>;
}

const machines = new WeakMap<object, MachineDeclaration>();

/** Declares the state machine of a resource, beside its `@Resource`. Validated at boot. */
export const Machine =
  (machine: MachineDeclaration): ClassDecorator =>
  (type) => {
    machines.set(type, machine);
  };

/** The state machine of a resource; undefined for a resource without one. */
export const machineOf = (type: object): MachineDeclaration | undefined => machines.get(type);

/** A new shape for the body of a transition; undefined for a transition without fields. */
export function transitionBody(model: ResourceModel, name: string): object | undefined {
  const transition = machineOf(model.type)?.transitions[name];
  if (!transition?.body) return undefined;
  const names = transition.body;
  const fields = model.fields.filter((field) => names.includes(field.name)).map(asRequired);
  return shapeFrom(`${model.name}${pascalCase(name)}`, fields);
}

/** The field as the body of a transition has it: writable and required. */
const asRequired = (field: FieldRecord): FieldRecord => ({
  ...field,
  options: { ...bodyOptions(field.options), required: true },
});
