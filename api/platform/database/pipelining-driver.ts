import { JsonProperty, RawQueryFragment } from '@mikro-orm/core';
import { type Configuration, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { TOGETHER, UNHEARD } from './guarded-client.js';
import { heardWithin } from './within.js';

/** What a flush sends for one record: it comes again with other values. */
const FLUSHED = /^(\/\* unheard\b.*? insert into|update) /;
const BATCH = / case when /;
const FIRST_VERSION = 1;
/** A change of one version to the next one. */
const VERSIONED = /^update .*"version" = "version" \+ 1 where .* and "version" = \$\d+ returning "version"$/;
/** Fails where there is no such version any more, with a number that is none. */
const ONE_ROW = `case when count(*) = 1 then 1 else ('stale ' || count(*))::int end`;
const NO_NUMBER = '22P02';

/** Whether a change sent ahead has met another version than the one that it was made of. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === NO_NUMBER && error.message.includes('stale 0');

type Inserting = PostgreSqlDriver['nativeInsertMany'];
type Executing = PostgreSqlConnection['execute'];

/**
 * The driver of the ORM for connections that pipeline. What a flush writes in a transaction is sent ahead (`UNHEARD`): all
 * that the database would tell of it is the next version, or a failure, which whatever follows meets in its place.
 */
export class PipeliningDriver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    Object.assign(this, { connection: new PreparingConnection(config) });
  }

  override nativeInsertMany: Inserting = async (type, data, options = {}, transform) => {
    const { versionProperty: version, properties } = this.getMetadata().get(type);
    if (!options.ctx || !version || transform || data.some((row) => version in row)) {
      return super.nativeInsertMany(type, data, options, transform);
    }
    for (const row of data) Object.assign(row, { [version]: FIRST_VERSION });
    const mark = data.length > 1 ? UNHEARD : TOGETHER;
    const told = await super.nativeInsertMany(type, data, options, (sql) => sentAhead(sql, mark));
    const [column = version] = properties[version].fieldNames;
    const rows = data.map((_row, at) => ({ ...told.rows?.[at], [column]: FIRST_VERSION }));
    return { ...told, row: rows[0], rows } as typeof told;
  };
}

/** A row of which more is to be told is waited for. */
const sentAhead = (sql: string, mark: string) => (sql.includes(' returning ') ? sql : `${mark} ${sql}`);

/** Sends what a flush writes with its values beside it, so that the database plans it once. */
class PreparingConnection extends PostgreSqlConnection {
  override execute: Executing = async (query, params = [], method, ctx, context) => {
    const isFlushed = typeof query === 'string' && FLUSHED.test(query) && !BATCH.test(query);
    if (!ctx || !isFlushed || method !== 'run' || !Array.isArray(params)) {
      return super.execute(query, params, method, ctx, context);
    }
    const values: unknown[] = [];
    const text = this.platform.formatQuery(
      query,
      params.map((param) => placeOf(param, values)),
    );
    const send = (sql: string) =>
      this.executeQuery(query, () => heardWithin(ctx, sql, values), { query, params: [...params] });
    if (!VERSIONED.test(text)) return this.transformRawResult(await send(text), method);
    await send(`${TOGETHER} with changed as (${text}) select ${ONE_ROW} from changed`);
    return this.transformRawResult({ rows: [{ version: Number(values.at(-1)) + 1 }] }, method);
  };
}

const places: RawQueryFragment[] = [];

/** The place of a value in the text; what is SQL itself stays in it. */
function placeOf(param: unknown, values: unknown[]): unknown {
  if (param instanceof RawQueryFragment || param === undefined) return param;
  const isJson = typeof param === 'object' && param !== null && JsonProperty in param;
  if (Array.isArray(param) && !isJson) return param;
  values.push(isJson ? JSON.stringify(param) : param instanceof Date ? param.toISOString() : param);
  places[values.length] ??= new RawQueryFragment(`$${values.length}`);
  return places[values.length];
}
