import { columnsOf } from './columns.js';
import type { FieldRecord } from './field.js';
import { isFolded } from './folded.js';
import { snakeCase } from './naming.js';
import { POSITION } from './position-kind.js';
import { isAnyReference } from './reference-kinds.js';
import type { ImportDeclaration, ResourceModel, ResourceOptions } from './resource-model.js';
import { SYSTEM_FIELDS } from './system-fields.js';

const PATH = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ROUTE = /^[a-z][a-z0-9]*([-/][a-z0-9]+)*$/;

/** Faults of the API path and the screen route of a resource, which no other resource may have. */
export function addressFaults({ path, route }: ResourceOptions, known: readonly ResourceModel[]): string[] {
  const other = known.find(({ options }) => options.route === route && options.path !== path);
  return [
    ...(PATH.test(path) ? [] : [`path ${path}: it is not made of small letters, digits and single hyphens`]),
    ...(ROUTE.test(route) ? [] : [`route ${route}: it is not made of paths with single slashes between them`]),
    ...(other ? [`route ${route}: it is that of ${other.name} (${other.options.path})`] : []),
  ];
}

/** Faults of a declaration with an unknown field or column. */
export function namedFaults(options: ResourceOptions, fields: readonly FieldRecord[]): string[] {
  const { fullText = [], hit = {}, keptElsewhere, import: imported, packaged } = options;
  const names = new Set(fields.map(({ name }) => name));
  const columns = new Set([...SYSTEM_FIELDS, ...fields].flatMap(columnsOf));
  return [
    // The trigger of the index compares columns: each change would fail by an unknown one.
    ...(fullText === true ? [] : fullText)
      .filter((name) => !columns.has(snakeCase(name)))
      .map((name) => `fullText: it has no column ${name}`),
    ...Object.values(hit)
      .flat()
      .filter((name) => name !== null && !names.has(name))
      .map((name) => `hit: it has no field ${name}`),
    ...(imported ? importFaults(imported, fields) : []),
    ...(packaged ? packagedFaults({ options, fields }) : []),
    ...(!keptElsewhere || names.has(keptElsewhere) ? [] : [`keptElsewhere: it has no field ${keptElsewhere}`]),
  ];
}

/** Names of the fields by which any tenant finds a packaged record. */
export function naturalKey({ options, fields }: Pick<ResourceModel, 'options' | 'fields'>): readonly string[] {
  if (typeof options.packaged === 'object') return options.packaged.key;
  const unique = fields.find((field) => field.options.unique);
  return unique ? [unique.name] : (options.unique?.[0] ?? []);
}

/** Faults of a packaged resource without a natural key of values that a creation takes, where there is one. */
function packagedFaults({ options, fields }: Pick<ResourceModel, 'options' | 'fields'>): string[] {
  const isFixed = options.allow.create?.length === 0;
  const plain = fields.filter((field) => !isAnyReference(field) && (isFixed || !field.options.readOnly));
  const key = naturalKey({ options, fields });
  if (key.length > 0 && key.every((name) => plain.some((field) => field.name === name))) return [];
  return [`packaged: its key (${key.join(', ')}) is not made of writable values`];
}

const isFoldedKey = (field: FieldRecord | undefined) => field !== undefined && isFolded(field);

/** Faults of an import: a key that is no text field, a record above that rows do not need, or an unknown field. */
function importFaults({ keys, below, without = [] }: ImportDeclaration, fields: readonly FieldRecord[]): string[] {
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const parent = below === undefined ? undefined : fieldOf(below);
  return [
    ...(keys.length > 0 ? [] : ['import: it has no key by which a row finds its record']),
    ...keys
      .filter((name) => !isFoldedKey(fieldOf(name)))
      .map((name) => `import: the key ${name} is no text that is compared without case`),
    ...(below === undefined || (parent?.kind.widget === 'reference' && parent.options.required)
      ? []
      : [`import: below ${below} is no required reference`]),
    ...without.filter((name) => !fieldOf(name)).map((name) => `import: it has no field ${name}`),
  ];
}

/** Faults of fields that exclude each other: two positions, or two fields of one name. */
export function doubleFaults(fields: readonly FieldRecord[]): string[] {
  const positions = fields.filter(({ kind }) => kind === POSITION);
  const again = fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) !== index);
  return [
    ...positions.slice(1).map(({ name }) => `field ${name}: its records have a position already`),
    ...again.map(({ name }) => `field ${name}: it is declared twice`),
  ];
}
