import type { Locale } from '../../vocabulary/locale.js';
import { reachesResource } from '../access/scopes.js';
import { Problem } from '../http/problem.js';
import { translate } from '../http/texts.js';
import type { RecordJson } from '../read/record.js';
import type { FieldRecord } from '../resource/field.js';
import { POSITION } from '../resource/position-kind.js';
import { targetOf } from '../resource/reference-kinds.js';
import { isReadable, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import type { Row } from '../tables/cell.js';
import { type Column, columnOf, isTabular } from '../tables/columns.js';
import { currentLocale } from '../tenancy/language.js';
import { currentSession, currentUser, runInSession } from '../tenancy/session.js';
import type { Page } from './list.js';
import { parseFields } from './query.js';
import type { Fields } from './visible-fields.js';

type Query = Readonly<Record<string, unknown>>;

/** Rows of a page: few, so that one is made in milliseconds and others are served meanwhile, and is gone before it grows old. */
const PAGE = JSON.stringify([0, 99]);

/** What reads the list of a resource for the signed-in user. */
export interface Listing {
  readonly model: ResourceModel;
  visibleFields(): Promise<Fields>;
  list(query: Query): Promise<Page<RecordJson>>;
}

/** A list as a table: its columns and rows are those that the same query brings as JSON, with the same rights. */
export interface ListTable {
  /** The plural of what the rows are, in the reader's language. */
  readonly title: string;
  readonly columns: readonly Column[];
  /** Paths of the resources whose records or titles are in it. */
  readonly resources: readonly string[];
  /** How many rows there are as the reading begins. */
  readonly total: number;
  /** The rows a page at a time, each asked for when the one before it is taken. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

/**
 * Reads a whole list, page behind page, so that however long it is no more than a page is held. Each page is asked for by
 * the query itself, as if the user turned the pages. Throws what the list throws, and 422 with the
 * code above `most`.
 */
export async function listTable(listing: Listing, query: Query, most: number, tooMany: string): Promise<ListTable> {
  const { model } = listing;
  const locale = currentLocale();
  const fields = await chosenFields(listing, query.fields as string | undefined);
  const columns = fields.map((field) => columnOf(model, field, locale));
  const wanted = {
    ...query,
    range: PAGE,
    fields: JSON.stringify(fields.map(({ name }) => name)),
    embed: JSON.stringify(fields.filter(isReference).map(({ name }) => name)),
  };
  const first = await listing.list({ ...wanted, count: 'capped' });
  const { total } = first.exact ? first : await listing.list({ ...wanted, range: '[0,0]', count: 'exact' });
  if ((total ?? 0) > most) throw new Problem(422, tooMany, { most });
  const session = currentSession();
  async function* pages() {
    for (let page = first; ; ) {
      yield page.rows.map((record) => columns.map((column) => column.cell(record)));
      const after = page.next;
      if (after === null) return;
      // Whoever takes the rows may do so outside of the request.
      page = await runInSession(session, () => listing.list({ ...wanted, after, count: 'none' }));
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

/** The plural of what the rows of a list are, in a language. */
export const listTitle = ({ options: { path } }: ResourceModel, locale: Locale): string =>
  translate(locale, `resources.${path}.name`).split('||||').at(-1)?.trim() ?? path;

/** The headings, and behind them the rows one by one. */
export async function* rowsOf({ columns, pages }: ListTable): AsyncGenerator<Row> {
  yield columns.map(({ heading }) => heading);
  for await (const rows of pages) yield* rows;
}

/** The named fields in their order, else all that the user sees in lists and a table can tell. */
async function chosenFields(listing: Listing, asked: string | undefined): Promise<FieldRecord[]> {
  const known = await listing.visibleFields();
  const tabular = [...known.values()].filter((field) => isReadable(field) && isTabular(field));
  const names = parseFields(known, asked, (field) => tabular.includes(field) || field.kind.widget === 'custom');
  if (!names) return [...tabular.filter(isOwn), ...tabular.filter((field) => !isOwn(field))].filter(isOffered);
  return [...names].flatMap((name) => {
    const field = known.get(name) as FieldRecord;
    return field.kind.widget === 'custom' ? tabular.filter(({ custom }) => custom) : [field];
  });
}

const isReference = ({ kind }: FieldRecord) => kind.widget.startsWith('reference');
const pathOfTarget = (field: FieldRecord) => resourceOf(targetOf(field)).options.path;
/** Whether a column comes without being named: titles of what an API token does not reach are left out. */
const isOffered = (field: FieldRecord) =>
  isForPeople(field) && (!isReference(field) || reachesResource(currentUser(), pathOfTarget(field)));
/** What every record has stands behind what it is about. */
const isOwn = (field: FieldRecord) => !SYSTEM_FIELDS.includes(field);
const isForPeople = ({ name, kind }: FieldRecord) => name !== 'id' && name !== 'version' && kind !== POSITION;
