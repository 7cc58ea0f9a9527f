import { rolesOfHolders } from '../access/permission.js';
import { codesWithText } from '../http/texts.js';
import type { FieldRecord, JsonSchema } from '../resource/field.js';
import { acceptsOnlyActive } from '../resource/inactive-targets.js';
import { machineOf } from '../resource/machine.js';
import type { NumberOptions } from '../resource/number-kinds.js';
import { POSITION } from '../resource/position-kind.js';
import { isSingleReference, targetOf, withinOf } from '../resource/reference-kinds.js';
import { relativeValueOf } from '../resource/relative.js';
import { allResources, isChangeable, isCreatable, isReadable, resourceOf } from '../resource/resource.js';
import type { ResourceModel, SectionOptions } from '../resource/resource-model.js';
import { objectSchema, type ShapeModel, startingHint } from '../resource/shape.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import type { TextOptions } from '../resource/text-kinds.js';
import { viewsOf } from '../resource/view.js';
import { panelOf } from '../rest/panels.js';
import { isSortable, operatorsOf, orderOf } from '../rest/query.js';

/** Component schemas of a resource: the record, and the bodies of a creation and of a change. */
export function resourceSchemas(model: ResourceModel): Record<string, JsonSchema> {
  const { name, fields, options, isOrdered, isSwitched } = model;
  const hinted = (field: FieldRecord, schema: JsonSchema) => withHints(model, field, schema);
  const record = objectSchema([...SYSTEM_FIELDS, ...fields.filter(isReadable)], 'record', hinted);
  const embedded = fields.filter(({ kind }) => kind.widget.startsWith('reference'));
  return {
    [name]: {
      ...record,
      properties: {
        ...(record.properties as JsonSchema),
        ...(embedded.length > 0 && { _embedded: embeddedSchema(embedded) }),
      },
      'x-resource': {
        path: options.path,
        route: options.route,
        menu: options.menu,
        ...(options.group && { group: options.group }),
        icon: options.icon,
        title: options.title,
        sort: orderOf(options.sort),
        label: `resources.${options.path}.name`,
        generated: options.screens !== 'own',
        ...(options.audited !== false && { audited: true }),
        ...(options.keptElsewhere && { keptElsewhere: options.keptElsewhere }),
        ...(options.fullText && { searched: true }),
        ...(options.import && { import: importHint(model) }),
        ...(isOrdered && { ordered: true }),
        ...(options.unique?.some((fields) => fields.length === 0) && { single: true }),
        ...(machineOf(model.type) && { state: machineOf(model.type)?.field }),
        ...(isSwitched && { switched: true }),
        ...(options.sections && { sections: sectionHints(options.sections) }),
        ...viewHints(model),
      },
    },
    [`${name}Create`]: objectSchema(fields.filter(isCreatable), 'create', (field, schema) =>
      withDefault(field, hinted(field, schema)),
    ),
    [`${name}Patch`]: objectSchema(fields.filter(isChangeable), 'patch', hinted),
  };
}

/** The keys of imported rows, and the resource below whose records tables are imported. */
function importHint({ fields, options }: ResourceModel): JsonSchema {
  const { keys = [], below } = options.import ?? {};
  const parent = fields.find(({ name }) => name === below);
  return { keys, ...(parent && { below: resourceOf(targetOf(parent)).options.path }) };
}

/** The sections of a resource in their order, with the roles that find them folded. */
const sectionHints = (sections: Readonly<Record<string, SectionOptions>>): JsonSchema[] =>
  Object.entries(sections).map(([name, { folded, when }]) => ({
    name,
    ...(when && { when }),
    ...(folded && (folded === true ? { folded } : { foldedFor: rolesOfHolders(folded) })),
  }));

/** The views of a resource, with their roles. */
function viewHints({ type, options }: ResourceModel): { views?: JsonSchema[] } {
  const views = viewsOf(type).map(({ name, as, filter, sort, columns, count, roles }) => ({
    name,
    label: `resources.${options.path}.views.${name}`,
    as,
    filter,
    ...(sort && { sort: orderOf(sort) }),
    ...(columns && { columns }),
    ...(count && { count }),
    ...(roles && { visibleTo: rolesOfHolders(roles) }),
  }));
  return views.length > 0 ? { views } : {};
}

/** Component schema of a body or answer of hand-written routes. */
export function shapeSchema({ fields }: ShapeModel): JsonSchema {
  return objectSchema(fields, 'create', (field, schema) => ({
    ...schema,
    'x-field': {
      widget: field.kind.widget,
      ...(isSingleReference(field) && { reference: referenceOf(field) }),
      ...choicesOf(field),
      ...startingHint(field),
    },
  }));
}

function withDefault(field: FieldRecord, schema: JsonSchema): JsonSchema {
  const hint = schema['x-field'] as JsonSchema | undefined;
  return hint ? { ...schema, 'x-field': { ...hint, ...startingHint(field) } } : schema;
}

const ALONE = 'Told of a single record that is read, and neither in lists nor in answers to writes.';

const NARROWS = 'Narrows a list beside another filter; alone, it is looked for among all records.';

function withHints(model: ResourceModel, field: FieldRecord, schema: JsonSchema): JsonSchema {
  const { options, kind, name } = field;
  // Custom fields differ by tenant; each tenant's document describes its own.
  if (kind.widget === 'custom') return schema;
  const system = SYSTEM_FIELDS.includes(field);
  const base = system || kind === POSITION ? 'resources.common' : `resources.${model.options.path}`;
  const operators = operatorsOf(field);
  return {
    ...schema,
    ...(options.filter === 'narrows' && { description: NARROWS }),
    ...(options.detailOnly && { description: ALONE }),
    ...(options.readOnly && { readOnly: true }),
    ...((options.transient || options.secret) && { writeOnly: true }),
    'x-field': {
      label: `${base}.fields.${name}`,
      widget: kind.widget,
      ...((options.list || isListed(model, name)) && { list: true }),
      ...(operators.length > 0 && { filter: operators }),
      ...(isSortable(model, field) && { sort: true }),
      ...(options.search && { search: true }),
      ...(options.section && { section: options.section }),
      ...(options.rowWith && { rowWith: options.rowWith }),
      ...(options.writeOnce && { writeOnce: true }),
      ...(options.when && { when: options.when }),
      ...(options.requiredWhen && { requiredWhen: options.requiredWhen }),
      ...(options.once && { once: true }),
      ...(options.help && { help: `${base}.help.${name}` }),
      ...(options.panel && { panel: panelOf(field) }),
      ...(kind.widget.startsWith('reference') && { reference: referenceOf(field) }),
      ...((options as TextOptions).user && userHint()),
      ...((options as TextOptions).template && { template: (options as TextOptions).template }),
      ...choicesOf(field),
      ...((options as { unit?: string }).unit && { unit: (options as { unit?: string }).unit }),
      ...((options as NumberOptions).ungrouped && { ungrouped: true }),
      ...((options as TextOptions).patternCode && { patternCode: (options as TextOptions).patternCode }),
      ...(options.visible && { visibleTo: rolesOfHolders(options.visible) }),
      ...(options.editable && { editableBy: rolesOfHolders(options.editable) }),
    },
  };
}

/** The users as the target of a text with the id of one. */
const userHint = () =>
  allResources()
    .filter(({ options }) => options.users)
    .map(({ options: { path, title } }) => ({ reference: { resource: path, title } }))[0];

const isListed = ({ options }: ResourceModel, name: string) => options.lists?.some((one) => one === name) ?? false;

/** The target of a reference, whether it must be active, the relative value of its filters, and what it is within. */
export function referenceOf(field: FieldRecord) {
  const { path, title } = resourceOf(targetOf(field)).options;
  const within = withinOf(field);
  const relative = operatorsOf(field).length > 0 ? relativeValueOf(field) : undefined;
  return {
    resource: path,
    title,
    ...(acceptsOnlyActive(field) && { onlyActive: true }),
    ...(relative && { relative }),
    ...(Object.keys(within).length > 0 && { within }),
  };
}

const choicesOf = ({ kind, options }: FieldRecord) =>
  kind.widget === 'choice' || kind.widget === 'choices'
    ? { choices: (options as unknown as { name: string }).name }
    : {};

function embeddedSchema(fields: readonly FieldRecord[]): JsonSchema {
  const title = { $ref: '#/components/schemas/EmbeddedTitle' };
  return {
    type: 'object',
    readOnly: true,
    properties: Object.fromEntries(
      fields.map(({ name, kind }) => [
        name,
        kind.widget === 'references' ? { type: 'array', items: title } : { anyOf: [title, { type: 'null' }] },
      ]),
    ),
  };
}

/** An error (RFC 9457, contract). Codes of parts of an answer are not listed by the operation. */
const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'params', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { $ref: '#/components/schemas/ProblemCode' },
    params: { type: 'object' },
    requestId: { type: 'string' },
    errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
    current: { type: 'object' },
  },
};

/** Schemas that every document has. */
export const COMMON_SCHEMAS: Record<string, JsonSchema> = {
  EmbeddedTitle: {
    type: 'object',
    required: ['id', 'title'],
    properties: { id: { type: 'string', format: 'uuid' }, title: { type: ['string', 'null'] } },
  },
  /** How the rows of a list are counted. */
  CountMode: { type: 'string', enum: ['capped', 'exact', 'none'] },
  /** For queries and headers, which hold texts. */
  TrueOrFalse: { type: 'string', enum: ['true', 'false'] },
  ProblemCode: { type: 'string', enum: codesWithText() },
  Problem: PROBLEM,
  FieldError: {
    type: 'object',
    required: ['pointer', 'code', 'params', 'detail'],
    properties: {
      pointer: { type: 'string' },
      code: { $ref: '#/components/schemas/ProblemCode' },
      params: { type: 'object' },
      detail: { type: 'string' },
    },
  },
};
