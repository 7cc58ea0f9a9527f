import { Problem } from '../http/problem.js';
import { choicesOf } from '../resource/choice-kinds.js';
import { type MachineDeclaration, machineOf, type TransitionDeclaration } from '../resource/machine.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { refuseFaults } from './refuse-faults.js';

/** Refuses an invalid state machine: an Error names the resource and each fault. */
export function assertMachine(model: ResourceModel): void {
  const machine = machineOf(model.type);
  if (machine)
    refuseFaults(
      model,
      faultsOf(model, machine).map((fault) => `machine: ${fault}`),
    );
}

function faultsOf(model: ResourceModel, { field: name, initial, transitions }: MachineDeclaration): string[] {
  const field = model.fields.find((one) => one.name === name);
  if (field?.kind.widget !== 'choice') return [`field ${name} is no @Choice`];
  const states = choicesOf(field);
  const all = Object.entries(transitions);
  const reachable = reachableFrom(initial, Object.values(transitions));
  return [
    ...(field.options.readOnly ? [] : [`field ${name} is writable without a transition`]),
    ...(states.includes(initial) ? [] : [`there is no state ${initial} to begin with`]),
    ...all.flatMap(([key, transition]) =>
      transitionFaults(model, name, states, transition).map((fault) => `transition ${key}: ${fault}`),
    ),
    ...states.filter((state) => !reachable.has(state)).map((state) => `no transitions lead to ${state}`),
  ];
}

function transitionFaults(
  { fields }: ResourceModel,
  stateField: string,
  states: readonly string[],
  { from, to, body = [], needs = [] }: TransitionDeclaration,
): string[] {
  return [
    ...(from.length > 0 ? [] : ['it has no state from which it leads']),
    ...[...from, ...(to ? [to] : [])]
      .filter((state) => !states.includes(state))
      .map((state) => `there is no state ${state}`),
    ...(to && from.includes(to) ? [`it leads from ${to} to ${to}`] : []),
    ...(to || body.length > 0 ? [] : ['it changes nothing, without `to` and `body`']),
    ...[...body, ...needs]
      .filter((one) => one === stateField || !fields.some(({ name }) => name === one))
      .map((one) => `there is no field ${one} to fill in`),
  ];
}

/** The states to which transitions lead from the initial one, and the initial one itself. */
function reachableFrom(initial: string, transitions: readonly TransitionDeclaration[]): ReadonlySet<string> {
  const reached = new Set([initial]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of transitions) if (to && from.some((state) => reached.has(state))) reached.add(to);
  }
  return reached;
}

/** The state of a new record by field; no value for a resource without a state machine. */
export function initialState({ type }: ResourceModel): Readonly<Record<string, unknown>> {
  const machine = machineOf(type);
  return machine ? { [machine.field]: machine.initial } : {};
}

/** The values of a transition; throws 409 from a state without it, or for a record without a needed value. */
export function transitionValues(
  model: ResourceModel,
  name: string,
  record: object,
  sent: object,
): Readonly<Record<string, unknown>> {
  const { field, transitions } = machineOf(model.type) as MachineDeclaration;
  const { from, to, needs = [] } = transitions[name] as TransitionDeclaration;
  const row = record as Readonly<Record<string, unknown>>;
  const state = row[field] as string;
  if (!from.includes(state)) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', { from: state, to: to ?? state });
  const missing = needs.filter((one) => (row[one] ?? '') === '');
  const errors = missing.map((one) => ({ pointer: `/${one}`, code: 'STATE_FIELDS' }));
  if (errors.length > 0) throw new Problem(409, 'STATE_FIELDS', {}, errors);
  return { ...sent, ...(to && { [field]: to }) };
}
