import { isOpenTo } from '../access/permission.js';
import { type FieldError, invalid } from '../http/problem.js';
import { validBody } from '../resource/body.js';
import type { FieldRecord } from '../resource/field.js';
import { isChangeable, isCreatable } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import { currentUser } from '../tenancy/session.js';
import { fieldsVisibleTo } from './visible-fields.js';

type Values = Readonly<Record<string, unknown>>;

/** The validated values of a change. Throws 422 with every fault, closed fields among them. */
export async function validChange(model: ResourceModel, sent: unknown): Promise<Record<string, unknown>> {
  refuseClosedFields(model, sent, isChangeable);
  return validBody(model.patchBody, model.fields.filter(isChangeable), sent, whyUnknown(model));
}

/** The validated values of a creation. Throws 422 with every fault, closed fields among them. */
export async function validCreation(model: ResourceModel, sent: unknown): Promise<Record<string, unknown>> {
  refuseClosedFields(model, sent, isCreatable);
  return validBody(model.createBody, model.fields.filter(isCreatable), sent, whyUnknown(model));
}

/** The part of a full record that its sender may write (contract, PUT). */
export function writableOf(model: ResourceModel, sent: object): Record<string, unknown> {
  const { roles } = currentUser();
  const closed = (field: FieldRecord) => !isChangeable(field) || !isOpenTo(field.options.editable, roles);
  const kept = new Set([
    ...SYSTEM_FIELDS.map(({ name }) => name),
    ...model.fields.filter(closed).map(({ name }) => name),
    '_embedded',
  ]);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !kept.has(name)));
}

/** The values of a new record: the sent ones, and defaults for the others. */
export function withDefaults(model: ResourceModel, body: Values): Record<string, unknown> {
  const defaults = model.fields
    .filter(({ options }) => options.default !== undefined && !options.readOnly)
    .map(({ name, options }) => [name, options.default] as const);
  const sentValues = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...defaults, ...sentValues]);
}

function refuseClosedFields(model: ResourceModel, sent: unknown, accepted: (field: FieldRecord) => boolean): void {
  if (typeof sent !== 'object' || sent === null) return;
  const { roles } = currentUser();
  const errors: FieldError[] = model.fields
    .filter((field) => accepted(field) && Object.hasOwn(sent, field.name))
    .filter(({ options }) => !isOpenTo(options.visible, roles) || !isOpenTo(options.editable, roles))
    .map(({ name, options }) => ({
      pointer: `/${name}`,
      code: isOpenTo(options.visible, roles) ? 'READ_ONLY' : 'UNKNOWN_PROPERTY',
      params: { name },
    }));
  if (errors.length > 0) throw invalid(errors);
}

/** Code for a refused property: set by the server, fixed at creation, or unknown. */
const whyUnknown = (model: ResourceModel) => (property: string) => {
  const field = fieldsVisibleTo(model, currentUser().roles).get(property);
  if (field?.options.writeOnce) return 'WRITE_ONCE';
  return field ? 'READ_ONLY' : 'UNKNOWN_PROPERTY';
};
