import { RequestMethod } from '@nestjs/common';
import type { FieldRecord } from '../resource/field.js';
import { allResources } from '../resource/resource.js';
import { isShape, shapeOf } from '../resource/shape.js';
import type { Route } from './paths.js';

/** Further values of the form in the body, lists of fields in the answer, and objects by the names of fields. */
const OTHERS = ['formValues', 'mandatory', 'warnings'];
const BY_FIELD = ['choices', 'suggested', 'usual'];

/** Faults of the preview of a record: forms send the fields of its body, and show its answer at their fields. */
export function previewFaults({ method, path, operation: { preview, body, answer } }: Route): string[] {
  if (!preview) return [];
  const model = allResources().find(({ options }) => path === `v1/${options.path}/preview`);
  if (method !== RequestMethod.POST || !model) return [`preview: ${path} is no POST to the preview of a resource`];
  const fields = new Set(model.fields.map(({ name }) => name));
  return Object.entries({ body, answer }).flatMap(([where, type]) => {
    if (typeof type !== 'function' || !isShape(type)) return [`preview: its ${where} is no @Shape()`];
    const named = shapeOf(type)
      .fields.flatMap(namedFields)
      .filter((name) => !fields.has(name));
    return named.map((name) => `${where} ${type.name}, field ${name}: ${model.name} has no field of that name`);
  });
}

/** Names of record fields in a part; one of its own is the value of a field, in the form or after a submission. */
function namedFields(field: FieldRecord): string[] {
  if (OTHERS.includes(field.name)) return [];
  return BY_FIELD.includes(field.name) ? Object.keys(field.kind.schema?.(field).properties ?? {}) : [field.name];
}
