import { IsDefined, IsOptional, ValidateIf } from 'class-validator';
import { ruleFrom } from '../fields/constraint.js';
import { type FieldRecord, fieldsOf, isNullable, type JsonSchema, schemaOf } from './field.js';

/** Class of a body: its prototype has the rules of class-validator, its instances the sent values. */
export type BodyClass = new () => object;

/** Purpose of a body: a new record, or a change of some fields. */
export type BodyPurpose = 'create' | 'patch';

const REQUIRED = { context: { code: 'REQUIRED' } };

/** Builds a class with the rules of the fields, so that entities never hold unvalidated input. */
export function buildBody(name: string, fields: readonly FieldRecord[], purpose: BodyPurpose): BodyClass {
  const Body = Object.defineProperty(class {}, 'name', { value: name });
  for (const field of fields) {
    presence(field, purpose)(Body.prototype, field.name);
    for (const rule of rulesOf(field)) rule(Body.prototype, field.name);
  }
  return Body;
}

const rulesOf = (field: FieldRecord) => [
  ...field.kind.constraints(field).map(ruleFrom),
  ...(field.kind.rules?.(field) ?? []),
];

function presence(field: FieldRecord, purpose: BodyPurpose): PropertyDecorator {
  if (isNullable(field)) return IsOptional();
  const mayBeLeftOut = purpose === 'patch' || !field.options.required || field.options.default !== undefined;
  if (!mayBeLeftOut) return IsDefined(REQUIRED);
  return (target, key) => {
    ValidateIf((_body, value) => value !== undefined)(target, key);
    IsDefined(REQUIRED)(target, key);
  };
}

/** JSON Schema of an object with these fields. */
export function objectSchema(
  fields: readonly FieldRecord[],
  purpose: BodyPurpose | 'record',
  property: (field: FieldRecord, schema: JsonSchema) => JsonSchema = (_field, schema) => schema,
): JsonSchema {
  const required = fields.filter((field) =>
    purpose === 'record'
      ? !field.options.detailOnly
      : purpose === 'create' && field.options.required && field.options.default === undefined,
  );
  return {
    type: 'object',
    additionalProperties: purpose === 'record' ? undefined : false,
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field, valueSchema(field))])),
  };
}

/** Schema of the field's value; null for a field that may be empty. */
export function valueSchema(field: FieldRecord): JsonSchema {
  const schema = schemaOf(field);
  return isNullable(field) ? nullable(schema) : schema;
}

/** The default of a new record as a hint: client generators would demand a property with a `default`. */
export const startingHint = ({ options }: FieldRecord) =>
  options.default != null && !options.readOnly ? { default: options.default } : {};

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.type === undefined && !Array.isArray(schema.enum)) {
    // A schema that allows anything allows null.
    return '$ref' in schema ? { anyOf: [schema, { type: 'null' }] } : schema;
  }
  if (Array.isArray(schema.enum)) return { ...schema, type: [schema.type, 'null'], enum: [...schema.enum, null] };
  return { ...schema, type: [schema.type, 'null'].flat() };
}

/** A class that describes a body, an answer or an embedded item; it has fields but no table. */
export interface ShapeModel {
  readonly name: string;
  readonly fields: readonly FieldRecord[];
  readonly body: BodyClass;
}

const shapes = new Map<object, ShapeModel>();

/** Turns a class with field decorators into a body or answer of hand-written routes. */
export function Shape(): ClassDecorator {
  return (type) => {
    const fields = fieldsOf(type as unknown as { prototype: object });
    shapes.set(type, { name: type.name, fields, body: buildBody(type.name, fields, 'create') });
  };
}

/** A new shape with the fields, for bodies that follow from other declarations. */
export function shapeFrom(name: string, fields: readonly FieldRecord[]): object {
  const type = Object.defineProperty(class {}, 'name', { value: name });
  shapes.set(type, { name, fields, body: buildBody(name, fields, 'create') });
  return type;
}

/** The model of a shape. Throws for a class without `@Shape()`. */
export function shapeOf(type: object): ShapeModel {
  const shape = shapes.get(type);
  if (!shape) throw new Error(`${(type as { name?: string }).name} is no @Shape()`);
  return shape;
}

export const isShape = (type: object) => shapes.has(type);

/** Every declared shape. */
export const allShapes = () => [...shapes.values()];
