import { LANGUAGES } from '../../vocabulary/locale.js';
import { isOpenTo } from '../access/permission.js';
import type { Texts } from '../fields/definition.js';
import type { CustomField } from '../resource/custom-field.js';
import { type FieldRecord, type JsonSchema, schemaOf } from '../resource/field.js';
import { inLanguage } from '../resource/nested-kinds.js';
import { allResources, customValuesField } from '../resource/resource.js';
import { type TenantFields, visibleFields } from '../resource/tenant-fields.js';
import { operatorsOf } from '../rest/query.js';
import type { OpenApiDocument } from './document.js';
import { referenceOf } from './schemas.js';

/** The document with the tenant's custom fields: visible ones in records, writable ones in bodies. Pure. */
export function withCustomFields(document: OpenApiDocument, fields: TenantFields, roles: readonly string[]) {
  const schemas = { ...document.components.schemas };
  for (const model of allResources()) {
    const place = customValuesField(model);
    if (!place) continue;
    const visible = visibleFields(fields, model.options.path, roles);
    const open = visible.filter(({ options }) => isOpenTo(options.editable, roles));
    for (const [name, shown] of [
      [model.name, visible],
      [`${model.name}Create`, open],
      [`${model.name}Patch`, open],
    ] as const) {
      const schema = schemas[name];
      const properties = schema?.properties as JsonSchema | undefined;
      if (!schema || !properties || !(place.name in properties)) continue;
      const own = objectOf(shown, open, place, name.endsWith('Create'));
      schemas[name] = { ...schema, properties: { ...properties, [place.name]: own } };
    }
  }
  return { ...document, components: { ...document.components, schemas } };
}

function objectOf(
  fields: readonly CustomField[],
  writable: readonly CustomField[],
  place: FieldRecord,
  isCreation: boolean,
): JsonSchema {
  const { requiredOnCreation } = place.options as { requiredOnCreation?: boolean };
  const isRequired = ({ custom, options }: CustomField) =>
    custom.required && custom.defaultValue == null && !options.when;
  const required = isCreation && requiredOnCreation ? fields.filter(isRequired) : [];
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required: required.map(({ custom }) => custom.key) }),
    properties: Object.fromEntries(
      fields.map((field) => [field.custom.key, propertyOf(field, writable.includes(field), place, isCreation)]),
    ),
  };
}

function propertyOf(field: CustomField, isWritable: boolean, place: FieldRecord, isCreation: boolean): JsonSchema {
  const { custom, kind, options } = field;
  const isAsked = (place.options as { requiredOnCreation?: boolean }).requiredOnCreation && custom.required;
  const schema = schemaOf(field);
  const operators = operatorsOf(field);
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
    ...(!isWritable && { readOnly: true }),
    'x-field': {
      widget: kind.widget,
      ...(isCreation && custom.defaultValue != null && { default: custom.defaultValue }),
      labels: inAllLanguages(custom.label),
      ...(Object.values(custom.help).some(Boolean) && { helps: inAllLanguages(custom.help) }),
      ...(custom.options.length > 0 && {
        optionLabels: Object.fromEntries(custom.options.map(({ value, label }) => [value, inAllLanguages(label)])),
      }),
      ...(options.list && { list: true }),
      ...(operators.length > 0 && { filter: operators }),
      ...(options.sort && { sort: true }),
      ...(options.search && { search: true }),
      section: options.section,
      ...(custom.width === 'HALF' && { width: 'half' }),
      ...(options.when && { when: options.when, ...(isAsked && { requiredWhen: options.when }) }),
      ...(kind.widget === 'reference' && { reference: referenceOf(field) }),
      ...((options as { unit?: string }).unit && { unit: (options as { unit?: string }).unit }),
    },
  };
}

/** A text in all languages; a missing one falls back to another. */
const inAllLanguages = (text: Texts) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(text, language) ?? '']));
