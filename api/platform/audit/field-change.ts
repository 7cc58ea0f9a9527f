import type { EntityManager } from '@mikro-orm/postgresql';
import { LANGUAGES } from '../../vocabulary/locale.js';
import { type CustomValues, changedKeys } from '../fields/definition.js';
import { rowsWithin, Statement } from '../read/statement.js';
import { Computed } from '../resource/computed-kind.js';
import type { FieldRecord } from '../resource/field.js';
import { Shape, Text } from '../resource/index.js';
import { snakeCase } from '../resource/naming.js';
import { targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { tenantFields } from '../resource/tenant-fields.js';
import { type RecordImage, recordImage } from '../rest/record-image.js';
import type { Changes } from '../rest/rules.js';
import { currentTenant } from '../tenancy/session.js';

/** A changed field; of references the titles at that time, and the ids. */
@Shape()
export class FieldChange {
  @Text({ required: true }) field!: string;
  @Computed({}) from!: unknown;
  @Computed({}) to!: unknown;
  @Text() fromId?: string | null;
  @Text() toId?: string | null;
  /** Former ids of a list of references, in the order of the titles. */
  @Computed({ type: 'array', items: { type: 'string' } }, { required: false }) fromIds?: readonly string[];
  /** Name of a custom field in all languages, at that time. */
  @Computed({}, { required: false }) label?: unknown;
}

/** The changes of a field; one for each changed custom field. */
export async function changesOf(
  { options }: ResourceModel,
  field: FieldRecord,
  from: unknown,
  to: unknown,
  em: EntityManager,
): Promise<FieldChange[]> {
  if (field.kind.widget !== 'custom') return [await changeOf(field, from, to, em)];
  const [before, after] = [(from ?? {}) as CustomValues, (to ?? {}) as CustomValues];
  const keys = changedKeys(before, after);
  const fields = keys.length > 0 ? ((await tenantFields(em)).byResource.get(options.path) ?? []) : [];
  const changes: FieldChange[] = [];
  for (const key of keys) {
    const known = fields.find(({ custom }) => custom.key === key);
    const values = [before[key] ?? null, after[key] ?? null] as const;
    if (known) changes.push({ ...(await changeOf(known, ...values, em)), label: { ...known.custom.label } });
    else changes.push({ field: `${field.name}.${key}`, from: values[0], to: values[1] });
  }
  return changes;
}

/** The changes of a record's fields by a write. */
export function changesTo(record: object, { names, before }: Changes, em: EntityManager): Promise<FieldChange[]> {
  const model = resourceOf(record.constructor);
  const fields = model.fields.filter(({ name }) => names.has(name));
  return changesBetween(model, fields, before, recordImage(record, fields), em);
}

/** The changes between two images of a record; one statement reads all titles of references. */
export async function changesBetween(
  model: ResourceModel,
  fields: readonly FieldRecord[],
  before: RecordImage,
  after: RecordImage,
  em: EntityManager,
): Promise<FieldChange[]> {
  const changed = differences(fields, before, after);
  await loadTitles(em, referredIn(changed));
  const changes: FieldChange[] = [];
  for (const { field, from, to } of changed) changes.push(...(await changesOf(model, field, from, to, em)));
  return changes;
}

const differences = (fields: readonly FieldRecord[], before: RecordImage, after: RecordImage) =>
  fields
    .map((field) => ({ field, from: before[field.name] ?? null, to: after[field.name] ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));

/** The change of one field; with titles and ids for a reference, with titles and former ids for a list of them. */
export async function changeOf(
  field: FieldRecord,
  from: unknown,
  to: unknown,
  em: EntityManager,
): Promise<FieldChange> {
  const { name, kind } = field;
  if (!kind.widget.startsWith('reference')) return { field: name, from, to };
  await loadTitles(em, [{ field, ids: [from ?? [], to ?? []].flat() as string[] }]);
  const titleOf = (id: string) => titlesIn(em).get(titleKey(field, id));
  const titled = (value: unknown) =>
    Array.isArray(value) ? value.map(titleOf) : value === null ? null : titleOf(value as string);
  const titles = { field: name, from: titled(from), to: titled(to) };
  if (kind.widget === 'references') return { ...titles, fromIds: (from ?? []) as string[] };
  return { ...titles, fromId: from as string | null, toId: to as string | null };
}

/** Titles by unit of work: many changes name the same record. */
const titles = new WeakMap<EntityManager, Map<string, unknown>>();

function titlesIn(em: EntityManager): Map<string, unknown> {
  const known = titles.get(em) ?? new Map<string, unknown>();
  titles.set(em, known);
  return known;
}

const titleKey = (field: FieldRecord, id: string) => `${resourceOf(targetOf(field)).options.path}/${id}`;

/** Ids to which a field refers. */
interface Referred {
  readonly field: FieldRecord;
  readonly ids: readonly string[];
}

/** Former and present targets of changed references. */
const referredIn = (differing: ReturnType<typeof differences>): Referred[] =>
  differing
    .filter(({ field }) => field.kind.widget === 'reference')
    .map(({ field, from, to }) => ({ field, ids: [from, to].filter((id) => id !== null) as string[] }));

/** Reads the missing titles of all referenced records by one statement. */
async function loadTitles(em: EntityManager, referred: readonly Referred[]): Promise<void> {
  const known = titlesIn(em);
  const all = referred.flatMap(({ field, ids }) => ids.map((id) => ({ field, id, place: titleKey(field, id) })));
  const missing = [...new Map(all.filter(({ place }) => !known.has(place)).map((one) => [one.place, one])).values()];
  if (missing.length === 0) return;
  const into = new Statement();
  const tenant = into.bind(currentTenant());
  const parts = missing.map(({ field, id }, at) => {
    const { table, fields, options } = resourceOf(targetOf(field));
    const title = fields.find(({ name }) => name === options.title);
    const own = `e.tenant = ${tenant} and e.id = ${into.bind(id)}`;
    return `select ${at} as at, ${title ? titleSql(title) : 'to_json(e.id)'} as title from "${table}" e where ${own}`;
  });
  into.text = parts.join(' union all ');
  const found = new Map((await rowsWithin(em, into)).map(({ at, title }) => [at as number, title]));
  for (const [at, { id, place }] of missing.entries()) known.set(place, found.get(at) ?? id);
}

/** A title as JSON: a text, or one in each language. */
function titleSql(title: FieldRecord): string {
  const column = snakeCase(title.name);
  if (title.kind.widget !== 'translated') return `to_json(e."${column}")`;
  const pairs = LANGUAGES.map((language) => `'${language}', e."${column}_${language}"`);
  return `json_build_object(${pairs.join(', ')})`;
}
