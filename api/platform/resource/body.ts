import { type ValidationError, validate } from 'class-validator';
import { type FieldError, invalid } from '../http/problem.js';
import type { FieldRecord } from './field.js';
import type { BodyClass } from './shape.js';

/** An instance of the body class with the normalised values. An input that is no object is returned as it is. */
export function asBody(Body: BodyClass, fields: readonly FieldRecord[], sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const byName = new Map(fields.map((field) => [field.name, field]));
  const body = new Body() as Record<string, unknown>;
  for (const [name, value] of Object.entries(sent)) {
    const field = byName.get(name);
    body[name] = field?.kind.normalise ? field.kind.normalise(value, field) : value;
  }
  return body;
}

/**
 * Validates an input and returns the instance of the body class. Throws 422 with one error for each value; `unknown`
 * names the code for properties that the body does not have.
 */
export async function validBody(
  Body: BodyClass,
  fields: readonly FieldRecord[],
  sent: unknown,
  unknown: (property: string) => string = () => 'UNKNOWN_PROPERTY',
): Promise<Record<string, unknown>> {
  const body = asBody(Body, fields, sent);
  if (!(body instanceof Body)) throw invalid([{ pointer: '', code: sent == null ? 'REQUIRED' : 'TYPE_INVALID' }]);
  const errors = await validate(body, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
  if (errors.length > 0) throw invalid(errors.flatMap((error) => flatten(error, '', unknown)));
  return body as Record<string, unknown>;
}

/** One error for each value: its first broken rule, in the order in which the kind declares them. */
function flatten(error: ValidationError, parent: string, unknown: (property: string) => string): FieldError[] {
  const pointer = `${parent}/${error.property.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (error.children?.length) return error.children.flatMap((child) => flatten(child, pointer, unknown));
  const broken = Object.keys(error.constraints ?? {});
  if (broken.includes('whitelistValidation')) {
    const code = parent ? 'UNKNOWN_PROPERTY' : unknown(error.property);
    return [{ pointer, code, params: { name: error.property.slice(0, 100) } }];
  }
  const context = error.contexts?.[broken[0] ?? ''] as { code: string; params?: Record<string, unknown> } | undefined;
  return [{ pointer, code: context?.code ?? 'FORMAT_INVALID', ...(context?.params && { params: context.params }) }];
}
