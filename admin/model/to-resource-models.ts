import type { ContractDocument, DocumentOperation, FieldHint, JsonSchema, ViewHint, Widget } from './document';
import { textKeys } from './own-texts';
import type {
  ActionModel,
  Constraints,
  FieldModel,
  PanelPlace,
  ReferenceModel,
  ResourceModel,
  ViewModel,
} from './resource-model';
import { resolve, type Schemas, withoutNull } from './schema';

const widgets: ReadonlySet<string> = new Set<Widget>([
  'text',
  'longText',
  'richText',
  'email',
  'phone',
  'integer',
  'money',
  'quantity',
  'flag',
  'choice',
  'choices',
  'tags',
  'day',
  'moment',
  'time',
  'reference',
  'references',
  'translated',
  'embeddedList',
  'picture',
  'secret',
]);

const nothing = { list: false, create: false, update: false, delete: false };

/** Handled by the platform itself: they identify a record and are of no use to people. */
const technical = new Set(['id', 'version']);

/** Kept by the server for every record. */
const kept = new Set(['createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

/** The bodies that decide whether a field may be written; without a body the writable fields are unknown. */
interface Bodies {
  /** API path of the resource. */
  path: string;
  create?: JsonSchema;
  patch?: JsonSchema;
  /** Schema of the record, for required fields if there is no body of a creation. */
  record: JsonSchema;
}

/**
 * Reads the models of all hinted resources from an OpenAPI 3.1 document, in the order of its schemas.
 * Pure: the same document gives the same models. Properties without `x-field` are not shown, objects of
 * hinted properties (custom fields) are flattened to dotted names, unknown widgets become text.
 */
export function toResourceModels(document: ContractDocument): ResourceModel[] {
  const schemas = document.components?.schemas ?? {};
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const hint = schema['x-resource'];
    if (!hint) return [];
    const bodies = {
      path: hint.path,
      record: schema,
      create: schemas[`${name}Create`],
      patch: schemas[`${name}Patch`],
    };
    const read = readFields(withSecrets(schema, bodies), bodies, schemas);
    // The order is set on the list, where users see the neighbouring records; a derived flag follows from other fields.
    const isKept = ({ name, editable }: FieldModel) =>
      (hint.ordered && name === 'position') || (!hint.switched && name === 'active' && !editable);
    const fields = read.map((field) => ({
      ...field,
      ...(isKept(field) && { isKept: true }),
      ...(field.panel && {
        panel: { ...field.panel, below: readPlace(document, { name, path: hint.path }, field.panel, schemas) },
      }),
    }));
    return [
      {
        schema: name,
        path: hint.path,
        route: hint.route,
        menu: hint.menu,
        group: hint.group,
        icon: hint.icon,
        title: hint.title,
        label: hint.label,
        description: `resources.${hint.path}.description`,
        sort: { field: hint.sort[0], order: hint.sort[1] },
        can: { ...nothing, ...hint.can },
        generated: hint.generated,
        isAudited: hint.audited ?? false,
        keptElsewhere: hint.keptElsewhere,
        isSwitched: hint.switched ?? false,
        stateField: hint.state,
        isSearched: hint.searched ?? false,
        import: hint.can?.create ? hint.import : undefined,
        isOrdered: hint.ordered ?? false,
        isSingle: hint.single ?? false,
        searchable: fields.some((field) => field.search),
        fields,
        isFile: contentTypes(document, hint.path).length > 0,
        once: readOnce(schema),
        actions: readActions(document, { name, path: hint.path }, schemas),
        bulk: document.paths?.[`/v1/${hint.path}/bulk`]?.post?.['x-operation']?.operations ?? [],
        sections: hint.sections ?? [],
        preview: readPreview(document, hint.path, schemas),
        views: (hint.views ?? []).flatMap(viewOf),
      },
    ];
  });
}

/** The parts that the preview of a form takes and returns; undefined without one, or without the right to ask for it. */
function readPreview({ paths }: ContractDocument, path: string, schemas: Schemas): ResourceModel['preview'] {
  const { 'x-operation': hint, requestBody, responses } = paths?.[`/v1/${path}/preview`]?.post ?? {};
  if (!hint?.preview) return undefined;
  const [body, answer] = [requestBody, responses?.['200']].map(
    (one) => resolve(one?.content?.['application/json']?.schema ?? {}, schemas).properties,
  );
  const { formValues, ...sent } = body ?? {};
  return { sent: Object.keys(sent), takesOthers: formValues !== undefined, answered: Object.keys(answer ?? {}) };
}

/** The view of a list; lists and numbers of the dashboard are in its answer. */
function viewOf({ sort, count, as, ...view }: ViewHint): ViewModel[] {
  if (as === 'home' || as === 'figure') return [];
  return [{ ...view, as, sort: sort && { field: sort[0], order: sort[1] }, isCounted: count ?? false }];
}

/** The address of a panel's records below the record of its page; undefined if the document describes none. */
function readPlace(
  document: ContractDocument,
  { name, path }: { name: string; path: string },
  { resource }: NonNullable<FieldHint['panel']>,
  schemas: Schemas,
): PanelPlace | undefined {
  const { paths = {} } = document;
  const prefix = `/v1/${resource}/{id}/`;
  const record = `#/components/schemas/${name}`;
  const answerOf = (operation: DocumentOperation | undefined, status: string) =>
    operation?.responses?.[status]?.content?.['application/json']?.schema;
  const places = Object.entries(paths).flatMap(([address, { get, post }]) => {
    const canList = answerOf(get, '200')?.items?.$ref === record;
    const canCreate = answerOf(post, '201')?.$ref === record;
    if (!address.startsWith(prefix) || !(canList || canCreate)) return [];
    const form = post?.requestBody?.content?.['multipart/form-data']?.schema;
    const { file, ...fields } = (form && resolve(form, schemas).properties) ?? {};
    const types = contentTypes(document, path);
    const accepted = file?.contentMediaType ?? (types.includes('*/*') ? '*/*' : types.join());
    const type = file && { file: accepted, fields: Object.keys(fields) };
    return [{ name: address.slice(prefix.length), canList, canCreate, ...type }];
  });
  return places[0];
}

/** Types of the content below the address of a record; none where a record is no file. */
function contentTypes({ paths = {} }: ContractDocument, path: string): string[] {
  const types = Object.keys(paths[`/v1/${path}/{id}/content`]?.get?.responses?.['200']?.content ?? {});
  return types.includes('application/json') ? [] : types;
}

/** The secret in the answer to a creation, if there is one. */
function readOnce({ properties = {} }: JsonSchema): ResourceModel['once'] {
  const found = Object.entries(properties).find(([, property]) => property['x-field']?.once);
  return found && { name: found[0], label: found[1]['x-field']?.label ?? found[0] };
}

/** Adds the secrets, which records never hold, at their place in the body of the creation. */
function withSecrets(record: JsonSchema, { create, patch }: Bodies): JsonSchema {
  const written = Object.entries(create?.properties ?? patch?.properties ?? {});
  const returned = Object.entries(record.properties ?? {});
  const properties = [...returned];
  written.forEach(([name, schema], index) => {
    if (schema['x-field']?.widget !== 'secret') return;
    const before = written[index - 1]?.[0];
    const place = properties.findIndex(([property]) => property === before);
    properties.splice(place + 1, 0, [name, { ...schema, 'x-field': { ...schema['x-field'] } }]);
  });
  return properties.length === returned.length ? record : { ...record, properties: Object.fromEntries(properties) };
}

/** The actions of a record: operations with a hint of an action, by their addresses. */
function readActions(
  { paths = {} }: ContractDocument,
  resource: { name: string; path: string },
  schemas: Schemas,
): ActionModel[] {
  const below = `/v1/${resource.path}/{id}/`;
  return Object.entries(paths).flatMap(([address, { post }]) => {
    const { action, when } = post?.['x-operation'] ?? {};
    if (!action || !address.startsWith(below)) return [];
    const name = address.slice(below.length);
    const label = `resources.${resource.path}.actions.${name}`;
    const schema = post?.responses?.['200']?.content?.['application/json']?.schema;
    const created = post?.responses?.['201']?.content?.['application/json']?.schema;
    const hasAnswer = schema && schema.$ref !== `#/components/schemas/${resource.name}`;
    const sent = post?.requestBody?.content?.['application/json']?.schema;
    return [
      {
        name,
        label: `${label}.name`,
        icon: action.icon,
        isBulk: action.bulk ?? false,
        can: action.can,
        place: action.place,
        when,
        body: sent && readSent(sent, label, resource.name, schemas),
        isVersioned: post?.parameters?.some((one) => one.in === 'header' && one.name === 'If-Match') ?? false,
        isCreation: created?.$ref === `#/components/schemas/${resource.name}`,
        answer: hasAnswer ? readAnswer(schema, label, schemas) : undefined,
      },
    ];
  });
}

/** Fields of the body of an action, named and explained by its own texts, in the lines of the record's fields. */
function readSent(schema: JsonSchema, label: string, name: string, schemas: Schemas): FieldModel[] {
  const record = resolve(schema, schemas);
  const fields = readFields(record, { path: '', record, create: record, patch: record }, schemas);
  return fields.map((field) => ({
    ...field,
    label: `${label}.fields.${field.name}`,
    help: field.help ?? `${label}.help.${field.name}`,
    rowWith: schemas[name]?.properties?.[field.name]?.['x-field']?.rowWith,
  }));
}

/** The fields of the answer of an action, with the labels of its own texts. */
function readAnswer(schema: JsonSchema, label: string, schemas: Schemas): FieldModel[] {
  const record = resolve(schema, schemas);
  const fields = readFields(record, { path: '', record }, schemas);
  return fields.map((field) => ({ ...field, label: `${label}.fields.${field.name}` }));
}

function readFields(record: JsonSchema, bodies: Bodies, schemas: Schemas, prefix = ''): FieldModel[] {
  return Object.entries(record.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix + key;
    const schema = withoutNull(property, schemas);
    const hint = property['x-field'] ?? schema['x-field'];
    const within = {
      path: bodies.path,
      record: schema,
      create: bodies.create && bodyWithin(bodies.create, key, schemas),
      patch: bodies.patch && bodyWithin(bodies.patch, key, schemas),
    };
    if (technical.has(name) || hint?.widget === 'rights' || hint?.once) return [];
    if (!hint) return schema.properties ? readFields(schema, within, schemas, `${name}.`) : [];
    return [readField(name, key, { ...schema, readOnly: property.readOnly ?? schema.readOnly }, hint, bodies, schemas)];
  });
}

function readField(
  name: string,
  key: string,
  schema: JsonSchema,
  hint: FieldHint,
  bodies: Bodies,
  schemas: Schemas,
): FieldModel {
  const body = inside(bodies.create, key, schemas) ?? inside(bodies.patch, key, schemas) ?? schema;
  const keys = textKeys(bodies.path, name);
  const { section, rowWith, width, unit, ungrouped, when, requiredWhen, template } = hint;
  const plain = { section, rowWith, width, unit, ungrouped, when, requiredWhen, template };
  const isTranslated = hint.widget === 'translated';
  const german = isTranslated ? inside(body, 'de', schemas) : undefined;
  const required = isRequired(key, bodies, schemas);
  const reference = hint.reference && readReference(hint.reference, schemas);
  // A custom reference to a resource without a list can only be shown; other references have inputs for this case.
  const writable = !schema.readOnly && !(hint.labels && reference && !reference.route);
  const choices = hint.optionLabels ? keys.choices : hint.choices;
  return {
    ...plain,
    name,
    label: hint.label ?? (hint.labels ? keys.label : name),
    help: hint.help ?? (hint.helps && keys.help),
    widget: widgets.has(hint.widget) ? hint.widget : 'text',
    required,
    creatable: writable && (bodies.create ? key in (bodies.create.properties ?? {}) : true),
    editable: writable && !hint.writeOnce && (bodies.patch ? key in (bodies.patch.properties ?? {}) : true),
    list: hint.list ?? false,
    sort: hint.sort ?? false,
    search: hint.search ?? false,
    filter: hint.filter ?? [],
    reference,
    panel: hint.panel,
    choices: choices ? { name: choices, values: readValues(schema, schemas) } : undefined,
    ...(choices && !isNullable(body, schemas) && { neverEmpty: true as const }),
    default: body['x-field']?.default ?? hint.default,
    constraints: {
      ...readConstraints(isTranslated ? german : body),
      ...(hint.patternCode && { patternCode: hint.patternCode }),
    },
    ...(german?.contentMediaType === 'text/html' && { isRich: true }),
    ...(isTranslated && required && !resolve(body, schemas).required?.includes('de') && { anyLanguage: true }),
    isKept: kept.has(name),
    items: hint.widget === 'embeddedList' ? readItems(body, schema, schemas) : undefined,
  };
}

/** A field is mandatory if the body of a creation requires it; without one, if records never lack it. */
function isRequired(key: string, { create, record }: Bodies, schemas: Schemas): boolean {
  if (create) return create.required?.includes(key) ?? false;
  return !isNullable(record.properties?.[key] ?? {}, schemas) && (record.required?.includes(key) ?? false);
}

function isNullable(schema: JsonSchema, schemas: Schemas): boolean {
  const { type, anyOf = [] } = resolve(schema, schemas);
  return Boolean(type?.includes('null')) || anyOf.some((option) => option.type === 'null');
}

function readReference(hint: NonNullable<FieldHint['reference']>, schemas: Schemas): ReferenceModel {
  const target = Object.values(schemas).find((schema) => schema['x-resource']?.path === hint.resource);
  const resource = target?.['x-resource'];
  const properties = Object.values(target?.properties ?? {});
  const title = target?.properties?.[hint.title]?.['x-field'];
  const searchable = properties.some((property) => property['x-field']?.search);
  return {
    path: hint.resource,
    route: resource?.can?.list ? resource.route : undefined,
    isGenerated: resource?.generated ?? false,
    title: hint.title,
    onlyActive: hint.onlyActive ?? false,
    relative: hint.relative,
    within: hint.within,
    sort: resource && { field: resource.sort[0], order: resource.sort[1] },
    searchBy: searchable ? 'q' : title?.filter?.includes('_contains') ? `${hint.title}_contains` : undefined,
  };
}

function readItems(body: JsonSchema, record: JsonSchema, schemas: Schemas): FieldModel[] {
  const item = resolve(body.items ?? record.items ?? {}, schemas);
  const own = { path: '', record: item, create: item, patch: item };
  return readFields(resolve(record.items ?? item, schemas), own, schemas);
}

function readValues(schema: JsonSchema, schemas: Schemas): string[] {
  const values = schema.enum ?? resolve(schema.items ?? {}, schemas).enum ?? [];
  return values.filter((value) => value !== null);
}

function readConstraints(schema: JsonSchema = {}): Constraints {
  const { minLength, maxLength, minimum, maximum, multipleOf, minItems, maxItems, pattern } = schema;
  const all = { minLength, maxLength, minimum, maximum, multipleOf, minItems, maxItems, pattern };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The body of an object within a body; absent if its properties are not described. */
function bodyWithin(body: JsonSchema, key: string, schemas: Schemas): JsonSchema | undefined {
  const inner = inside(body, key, schemas) ?? { properties: {} };
  return inner.properties ? inner : undefined;
}

function inside(schema: JsonSchema | undefined, key: string, schemas: Schemas): JsonSchema | undefined {
  const property = schema && resolve(schema, schemas).properties?.[key];
  return property && withoutNull(property, schemas);
}
