import type { Locale } from '../../vocabulary/locale.js';
import { reachesResource } from '../access/scopes.js';
import { Problem } from '../http/problem.js';
import { translate } from '../http/texts.js';
import type { ReadQuery } from '../read/read-query.js';
import type { RecordJson } from '../read/record.js';
import type { FieldRecord } from '../resource/field.js';
import { POSITION } from '../resource/position-kind.js';
import { targetOf } from '../resource/reference-kinds.js';
import { isReadable, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import type { TenantFields } from '../resource/tenant-fields.js';
import type { Row } from '../tables/cell.js';
import { type Column, columnOf, isTabular } from '../tables/columns.js';
import { currentLocale } from '../tenancy/language.js';
import { currentSession, currentUser, runInSession } from '../tenancy/session.js';
import type { ListCount, Page } from './list.js';
import { parseFields } from './query.js';
import type { Fields } from './visible-fields.js';

type Query = Readonly<Record<string, unknown>>;

/** Range of a page: small, so that its rows take milliseconds and are soon free. */
const PAGE = JSON.stringify([0, 99]);

/** Reads the list of a resource for the signed-in user. */
export interface Listing {
  readonly model: ResourceModel;
  visibleFields(): Promise<Fields>;
  list(query: Query): Promise<Page<RecordJson>>;
  /** Stores the first records of the tenant, which `count` does not. */
  storeFirst(): Promise<void>;
  /** The query of a page of the list, to run together with others. */
  page(tenant: TenantFields, query: Query): ReadQuery<Page<RecordJson>>;
  /** The query of the number of records that a filter finds; exact up to the cap of lists. */
  count(tenant: TenantFields, filter: unknown): ReadQuery<ListCount>;
}

/** A list as a table: the columns and rows that the same query returns as JSON, with the same rights. */
export interface ListTable {
  /** Plural name of the resource, in the reader's language. */
  readonly title: string;
  readonly columns: readonly Column[];
  /** Paths of the resources whose records or titles the table contains. */
  readonly resources: readonly string[];
  /** Number of rows at the start. */
  readonly total: number;
  /** The rows page by page; a page is read once the one before it is consumed. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

/**
 * Reads a whole list page by page, so that only one page is in memory, by the query of a user who turns the pages.
 * Throws the errors of the list, and 422 with `tooMany` for more than `most` rows.
 */
export async function listTable(listing: Listing, query: Query, most: number, tooMany: string): Promise<ListTable> {
  const { model } = listing;
  const session = currentSession();
  session.hasLongReads = true;
  const locale = currentLocale();
  const fields = await chosenFields(listing, query.fields as string | undefined);
  const columns = fields.map((field) => columnOf(model, field, locale));
  const pageQuery = {
    ...query,
    range: PAGE,
    fields: JSON.stringify(fields.map(({ name }) => name)),
    embed: embedOf(fields),
  };
  const first = await listing.list({ ...pageQuery, count: 'capped' });
  const { total } = first.exact ? first : await listing.list({ ...pageQuery, range: '[0,0]', count: 'exact' });
  if ((total ?? 0) > most) throw new Problem(422, tooMany, { most });
  async function* pages() {
    for (let page = first; ; ) {
      yield page.rows.map((record) => columns.map((column) => column.cell(record)));
      const after = page.next;
      if (after === null) return;
      // The consumer of the rows may run outside of the request.
      page = await runInSession(session, () => listing.list({ ...pageQuery, after, count: 'none' }));
    }
  }
  return {
    title: listTitle(model, locale),
    columns,
    resources: [model.options.path, ...new Set(fields.filter(isReference).map(pathOfTarget))],
    total: total ?? 0,
    pages: pages(),
  };
}

/** Plural name of the resource in a language. */
export const listTitle = ({ options: { path } }: ResourceModel, locale: Locale): string =>
  translate(locale, `resources.${path}.name`).split('||||').at(-1)?.trim() ?? path;

/** The headings, followed by the rows. */
export async function* rowsOf({ columns, pages }: ListTable): AsyncGenerator<Row> {
  yield columns.map(({ heading }) => heading);
  for await (const rows of pages) yield* rows;
}

/** The named fields in their order; by default all fields of lists that a table can show. */
export async function chosenFields(listing: Listing, names?: string): Promise<FieldRecord[]> {
  const visible = await listing.visibleFields();
  const tabular = [...visible.values()].filter((field) => isReadable(field) && isTabular(field));
  const chosen = parseFields(visible, names, (field) => tabular.includes(field) || field.kind.widget === 'custom');
  if (!chosen)
    return [...tabular.filter(isDeclared), ...tabular.filter((field) => !isDeclared(field))].filter(isDefault);
  return [...chosen].flatMap((name) => {
    const field = visible.get(name) as FieldRecord;
    return field.kind.widget === 'custom' ? tabular.filter(({ custom }) => custom) : [field];
  });
}

/** The parameter `embed` of a list for the titles of these fields. */
export const embedOf = (fields: readonly FieldRecord[]) =>
  JSON.stringify(fields.filter(isReference).map(({ name }) => name));

const isReference = ({ kind }: FieldRecord) => kind.widget.startsWith('reference');
const pathOfTarget = (field: FieldRecord) => resourceOf(targetOf(field)).options.path;
/** Whether a column is a default one: titles that an API token does not reach are left out. */
const isDefault = (field: FieldRecord) =>
  isForPeople(field) && (!isReference(field) || reachesResource(currentUser(), pathOfTarget(field)));
/** System fields come after declared ones. */
const isDeclared = (field: FieldRecord) => !SYSTEM_FIELDS.includes(field);
const isForPeople = ({ name, kind }: FieldRecord) => name !== 'id' && name !== 'version' && kind !== POSITION;
