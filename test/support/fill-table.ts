import type pg from 'pg';
import { SLOTS, slotColumn } from '../../api/platform/fields/slots.js';
import { type FieldRecord, isNullable } from '../../api/platform/resource/field.js';
import { targetOf } from '../../api/platform/resource/reference-kinds.js';
import { columnsOf, customValuesField, resourceOf } from '../../api/platform/resource/resource.js';
import type { ResourceModel } from '../../api/platform/resource/resource-model.js';
import { eventually } from './eventually.js';

/** Moments of the rows, one minute apart, the newest today, so that lists by time have an order. */
const MOMENT = `now() - (i || ' minutes')::interval`;

/**
 * Fills the table of a resource with plausible rows straight in the database, the fastest way to many. Values repeat as
 * real ones do: choices and flags in turn, references to a hundred rows, texts with a number. Several fillings may be settled by the last.
 */
export async function fillTable(
  client: pg.Client,
  model: ResourceModel,
  tenant: string,
  count: number,
  settled = true,
): Promise<void> {
  const columns: [string, string][] = [
    ['tenant', `'${tenant}'`],
    ['id', 'uuidv7()'],
    ['created_at', MOMENT],
    ['updated_at', MOMENT],
    ['created_by', `'System'`],
    ['updated_by', `'System'`],
  ];
  if (customValuesField(model)) columns.push(...slotValues());
  for (const field of model.fields) {
    for (const column of storedColumns(field)) columns.push([column, await sampleOf(client, model, field, tenant)]);
  }
  columns.push(...(await unseenValues(client, model.table, new Set(columns.map(([name]) => name)))));
  const names = columns.map(([name]) => `"${name}"`).join(', ');
  const values = columns.map(([, value]) => value).join(', ');
  await client.query(`insert into "${model.table}" (${names}) select ${values} from generate_series(1, ${count}) as i`);
  if (settled) await settle(client, model.table);
}

/** Values by type for mandatory columns that no field declares. */
const EMPTY: Readonly<Record<string, string>> = { text: `''`, integer: '0', ARRAY: `'{}'`, jsonb: `'[]'` };

async function unseenValues(client: pg.Client, table: string, known: ReadonlySet<string>): Promise<[string, string][]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  );
  return rows.flatMap(({ name, type }): [string, string][] => {
    const value = EMPTY[type];
    return known.has(name) || value === undefined ? [] : [[name, value]];
  });
}

/** Fills a table without its indexes and then settles it: in seconds, where the other order takes minutes. */
export async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
  await settle(client, table);
}

/** An index-only read needs the pages marked, which waits for every session that still reads the earlier rows. */
async function settle(client: pg.Client, table: string): Promise<void> {
  await client.query(`vacuum analyze "${table}"`);
  await eventually(async () => {
    await client.query(`vacuum "${table}"`);
    const marked = 'select relpages as pages, relallvisible as marked from pg_class where oid = $1::regclass';
    const { rows } = await client.query(marked, [`"${table}"`]);
    if (rows[0].marked < rows[0].pages) throw new Error(`${table} is still looked at as it was`);
  });
}

/** Values in the slots of custom fields; some rows have none. */
function slotValues(): [string, string][] {
  const values = { number: 'i % 1000 * 1000000', date: 'current_date - i % 400' };
  // A text with many values, a choice with few, and a text that differs in nearly every row.
  const text = (at: number) => `'value ' || i % ${[40, 4, 10_000][at % 3]}`;
  return Object.entries(SLOTS).flatMap(([type, slots]) =>
    slots.map((slot, at): [string, string] => [
      slotColumn(slot),
      `case when i % 10 > 0 then ${type === 'text' ? text(at) : values[type as keyof typeof values]} end`,
    ]),
  );
}

function storedColumns(field: FieldRecord): string[] {
  const { widget } = field.kind;
  // A value of any kind is stored as JSON.
  if (field.name === 'defaultValue') return [];
  const unfilled = ['references', 'choices', 'embeddedList', 'custom'];
  if ('derived' in field.options || unfilled.includes(widget)) return [];
  return columnsOf(field);
}

async function sampleOf(client: pg.Client, model: ResourceModel, field: FieldRecord, tenant: string): Promise<string> {
  const options = field.options as { items?: readonly string[]; min?: number };
  switch (field.kind.widget) {
    case 'reference':
      return referenceOf(client, model, field, tenant);
    case 'choice': {
      const items = (options.items ?? []).map((item) => `'${item}'`).join(', ');
      return `(array[${items}])[1 + i % ${options.items?.length}]`;
    }
    case 'flag':
      return 'i % 2 = 0';
    case 'integer':
    case 'money':
    case 'quantity':
      // A number that is unique among its siblings is so among all.
      if (isUnique(model, field)) return 'i';
      return `${options.min ?? 0} + i % 20`;
    case 'moment':
      return MOMENT;
    case 'day':
      return isUnique(model, field) ? 'current_date - i' : 'current_date - i % 400';
    case 'tags':
      return `array['tag ' || i % 40]`;
    case 'time':
      return `'08:00'`;
    case 'email':
      return `'person' || i || '@example.test'`;
    case 'phone':
      return `'+41 44 123 45 67'`;
    default:
      // The hash of a secret finds its user before their tenant is known.
      return 'secret' in field.options ? `md5('${tenant} ' || i)` : `'${field.name} ' || i`;
  }
}

const isUnique = ({ options }: ResourceModel, { name }: FieldRecord) =>
  options.unique?.some((names) => names.includes(name)) ?? false;

/** Whether only references and choices distinguish a row from the others, as between links. */
const isPaired = ({ options, fields }: ResourceModel, { name }: FieldRecord) => {
  const pointing = fields.filter(({ kind }) => ['reference', 'choice'].includes(kind.widget)).map((one) => one.name);
  return options.unique?.some((names) => names.includes(name) && names.every((one) => pointing.includes(one))) ?? false;
};

/** Ids of up to a hundred rows of the target, or of all where they make rows unique, in turn; null without a row. */
async function referenceOf(client: pg.Client, model: ResourceModel, field: FieldRecord, tenant: string) {
  const target = resourceOf(targetOf(field));
  const most = isPaired(model, field) ? null : 100;
  const { rows } =
    target === model
      ? { rows: [] }
      : await client.query(`select id from "${target.table}" where tenant = $1 order by id limit $2`, [tenant, most]);
  if (rows.length === 0 && !isNullable(field)) throw new Error(`${target.table} must be filled before ${model.table}`);
  if (rows.length === 0) return 'null';
  return `(array[${rows.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[1 + i % ${rows.length}]`;
}
