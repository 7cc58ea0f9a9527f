import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import type { CustomValues } from '../fields/definition.js';
import { cachedByResource } from '../resource/cached-by-resource.js';
import type { FieldRecord } from '../resource/field.js';
import { snakeCase } from '../resource/naming.js';
import { targetOf } from '../resource/reference-kinds.js';
import { columnsOf, customValuesField, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { columnOf, fieldOf, pivotOf, quoted } from './columns.js';
import { conditionSql } from './condition.js';
import { directionSql, pageSql, type Range } from './page.js';
import type { Found, ReadContext, RecordJson, SqlValue } from './record.js';
import type { Selection } from './selection.js';
import { Statement } from './statement.js';

type Row = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

/** A record as users see it named: its id, and its title in their language. */
interface Title {
  readonly id: string;
  readonly title: unknown;
}

/** A property of a record: its columns in the answer of the database (none for a list of references), and its value. */
interface Part {
  readonly property: string;
  readonly columns: readonly (readonly [expression: string, name: string])[];
  value(row: Row): unknown;
}

/** Reads records without entities. Titles and computed values are read for the records of the page alone. */
export class Reading {
  readonly #model: ResourceModel;
  readonly #parts: readonly Part[];
  /** SQL of computed fields, by name. */
  readonly #computedSql: ReadonlyMap<string, SqlValue>;

  constructor(
    private readonly selection: Selection,
    private readonly language: Language,
  ) {
    this.#model = selection.model;
    this.#parts = this.#properties().flatMap((property) => partOf(this.#model, property) ?? []);
    const { fields, computations } = selection;
    this.#computedSql = new Map(fields.flatMap(({ name }) => Object.entries(computations[name]?.sql ?? {})));
  }

  /** The statement that reads the records of a range. */
  statement(range: Range): Statement {
    const { order = [] } = range;
    const into = new Statement();
    const columns = [
      'e."tenant" as "tenant"',
      ...this.#parts.flatMap(({ columns }) => columns.map(([expression, name]) => `${expression} as "${name}"`)),
      ...order.map(({ property }, at) => `e.${this.#sortColumn(property)} as "~${at}"`),
    ];
    const page = pageSql(
      range,
      { model: this.#model, columns, column: (property) => this.#sortColumn(property) },
      into,
    );
    const { joins, added } = this.#beside(into);
    if (added.length === 0) into.text = page;
    else {
      const outerOrder = order.map((one, at) => `p."~${at}"${directionSql(one)}`).join(', ');
      into.text = `select p.*, ${added.join(', ')} from (${page}) p${joins.join('')}${outerOrder && ` order by ${outerOrder}`}`;
    }
    return into;
  }

  /** The JSON of a row. */
  json(row: Row, context: ReadContext): RecordJson {
    const { fields, custom, embed, computations } = this.selection;
    const record = this.record(row);
    const json: Values = {};
    for (const field of fields) {
      const computation = computations[field.name];
      json[field.name] = computation
        ? (computation.value(record as Found<unknown>, context) ?? null)
        : presented(field, record);
    }
    if (custom) {
      const given = (record.custom ?? {}) as CustomValues;
      const place = customValuesField(this.#model) as FieldRecord;
      json[place.name] = Object.fromEntries(custom.map(({ custom: { key } }) => [key, given[key] ?? null]));
    }
    if (embed.length > 0)
      json._embedded = Object.fromEntries(embed.map((field, at) => [field.name, titleIn(row, record, field, at)]));
    return json as RecordJson;
  }

  /** The properties of a row, with the computed values of the database. */
  record(row: Row): Values {
    const record: Values = {};
    for (const { property, value } of this.#parts) record[property] = value(row);
    for (const name of this.#computedSql.keys()) record[name] = row[name];
    return record;
  }

  /** Value of the field by which the records are sortColumn, in the reader's language. */
  sortedValue(row: Row): unknown {
    const field = this.selection.sortedBy as FieldRecord;
    const value = presented(field, this.record(row));
    return field.kind.widget === 'translated' ? (value as Values)[this.language] : value;
  }

  /** Position of a row among rows with the same value. */
  placeOf(row: Row): { id: string; createdAt: Date } {
    const { id, createdAt } = this.record(row);
    return { id: id as string, createdAt: new Date(createdAt as string) };
  }

  /** Properties to read: for the answer, for computed fields and for the order. */
  #properties(): string[] {
    const { fields, custom, embed, sortedBy, computations } = this.selection;
    const computedFrom = fields.flatMap(({ name }) => computations[name]?.of ?? []);
    const sent = fields.filter(({ name }) => !computations[name]).map(({ name }) => name);
    const place = customValuesField(this.#model);
    const needsCustom = custom || [...embed, ...(sortedBy ? [sortedBy] : [])].some((field) => field.custom);
    return [
      ...new Set([
        'id',
        'createdAt',
        ...sent,
        ...computedFrom,
        ...(needsCustom && place ? [place.name] : []),
        ...embed.filter((field) => !field.custom).map(({ name }) => name),
        ...(sortedBy && !sortedBy.custom ? [sortedBy.name] : []),
      ]),
    ];
  }

  /** Column by which a property sorts; translated texts in the reader's language. */
  #sortColumn(property: string): string {
    const isTranslated = fieldOf(this.#model, property)?.kind.widget === 'translated';
    return isTranslated ? quoted(`${snakeCase(property)}_${this.language}`) : columnOf(this.#model, property);
  }

  /** Columns beside the records of the page: titles, lists of references, and computed values. */
  #beside(into: Statement): { joins: string[]; added: string[] } {
    const joins: string[] = [];
    const added = this.#parts
      .filter(({ columns }) => columns.length === 0)
      .map(({ property }) => `${listSql(this.#model, property)} as ${quoted(property)}`);
    for (const [at, field] of this.selection.embed.entries()) {
      const target = resourceOf(targetOf(field));
      if (field.kind.widget === 'references') {
        added.push(`${titlesSql(this.#model, field, this.language)} as "_${at}"`);
        continue;
      }
      const id = field.custom ? `(p."custom" ->> ${into.bind(field.custom.key)})::uuid` : `p.${quoted(field.name)}`;
      joins.push(` left join ${quoted(target.table)} r${at} on r${at}."tenant" = p."tenant" and r${at}."id" = ${id}`);
      added.push(`${this.#titleInScope(target, `r${at}`, into)} as "_${at}"`);
    }
    for (const [name, sql] of this.#computedSql)
      added.push(
        `${sql(
          (property) => `p.${quoted(property)}`,
          (value) => into.bind(value),
        )} as ${quoted(name)}`,
      );
    return { joins, added };
  }

  /** The title of a referenced record; of the same resource, null where the reader does not reach that record. */
  #titleInScope(target: ResourceModel, alias: string, into: Statement): string {
    const title = titleSql(target, alias, this.language);
    const { model, scope } = this.selection;
    return scope && target === model
      ? `case when ${conditionSql(scope, target, alias, into)} then ${title} end`
      : title;
  }
}

const partsByProperty = cachedByResource(() => new Map<string, Part | undefined>());

/** The part of a property; undefined for one without a column. */
function partOf(model: ResourceModel, property: string): Part | undefined {
  const known = partsByProperty(model);
  if (!known.has(property)) known.set(property, buildPart(model, property));
  return known.get(property);
}

function buildPart(model: ResourceModel, property: string): Part | undefined {
  const field = fieldOf(model, property);
  const widget = field?.kind.widget;
  if (widget === 'references') return { property, columns: [], value: (row) => row[property] ?? [] };
  if (widget === 'translated') {
    const names = LANGUAGES.map((language) => `${snakeCase(property)}_${language}`);
    return {
      property,
      columns: names.map((name) => [`e.${quoted(name)}`, name] as const),
      value: (row) => Object.fromEntries(LANGUAGES.map((language, at) => [language, row[names[at] as string] ?? null])),
    };
  }
  if (field && columnsOf(field).length === 0) return undefined;
  const column = `e.${columnOf(model, property)}`;
  const expression = widget === 'choices' || widget === 'tags' ? `to_json(${column})` : column;
  const read = field?.kind.read;
  return {
    property,
    columns: [[expression, property]],
    value: (row) => {
      const value = row[property] ?? null;
      return value === null || !read ? value : read(value);
    },
  };
}

const presented = (field: FieldRecord, record: Values): unknown => {
  if (field.custom) return (record.custom as CustomValues | undefined)?.[field.custom.key] ?? null;
  const value = record[field.name];
  if (field.kind.widget.startsWith('reference')) return value ?? null;
  return field.kind.present ? field.kind.present(value, field) : (value ?? null);
};

function titleIn(row: Row, record: Values, field: FieldRecord, at: number): Title | Title[] | null {
  if (field.kind.widget === 'references') return row[`_${at}`] as Title[];
  const id = presented(field, record) as string | null;
  return id === null ? null : { id, title: row[`_${at}`] ?? null };
}

/** SQL of the title of a record in a language, or in the first other one that has a text (inLanguage). */
export function titleSql(target: ResourceModel, alias: string, language: Language): string {
  const { title } = target.options;
  if (fieldOf(target, title)?.kind.widget !== 'translated') return `${alias}.${columnOf(target, title)}`;
  const order = [...new Set([language, ...LANGUAGES])];
  return `coalesce(${order.map((one) => `${alias}.${quoted(`${snakeCase(title)}_${one}`)}`).join(', ')})`;
}

function listSql(model: ResourceModel, name: string): string {
  const { table, own, target } = pivotOf(model, { name });
  return `(select coalesce(json_agg(x.${target} order by x.${target}), '[]') from ${table} x where x."tenant" = p."tenant" and x.${own} = p."id")`;
}

function titlesSql(model: ResourceModel, field: FieldRecord, language: Language): string {
  const { table, own, target } = pivotOf(model, field);
  const other = resourceOf(targetOf(field));
  const pair = `json_build_object('id', t."id", 'title', ${titleSql(other, 't', language)})`;
  const joined = `${table} x join ${quoted(other.table)} t on t."tenant" = x."tenant" and t."id" = x.${target}`;
  return `(select coalesce(json_agg(${pair} order by t."id"), '[]') from ${joined} where x."tenant" = p."tenant" and x.${own} = p."id")`;
}
