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

/** The valid values of a body that changes a record; throws 422 with every fault, closed fields among them. */
export async function validChange(model: ResourceModel, sent: unknown): Promise<Record<string, unknown>> {
  refuseClosedFields(model, sent, isChangeable);
  return validBody(model.patchBody, model.fields.filter(isChangeable), sent, whyUnknown(model));
}

/** The valid values of a body that makes a record; throws 422 with every fault, closed fields among them. */
export async function validCreation(model: ResourceModel, sent: unknown): Promise<Record<string, unknown>> {
  refuseClosedFields(model, sent, isCreatable);
  return validBody(model.createBody, model.fields.filter(isCreatable), sent, whyUnknown(model));
}

/** What a full record, sent back as it was read, has to say: without what its sender may not write (contract, PUT). */
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

/** The values of a new record: what was sent, and defaults for the rest. */
export function withDefaults(model: ResourceModel, body: Values): Record<string, unknown> {
  const defaults = model.fields
    .filter(({ options }) => options.default !== undefined && !options.readOnly)
    .map(({ name, options }) => [name, options.default] as const);
  const said = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...defaults, ...said]);
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

/** Why the body does not take a property: it is kept by the server, fixed at creation, or not there at all. */
const whyUnknown = (model: ResourceModel) => (property: string) => {
  const field = fieldsVisibleTo(model, currentUser().roles).get(property);
  if (field?.options.writeOnce) return 'WRITE_ONCE';
  return field ? 'READ_ONLY' : 'UNKNOWN_PROPERTY';
};
