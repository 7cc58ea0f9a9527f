import { clock } from '../../../../platform/clock.js';
import type { DirectoryEntry, DirectoryPage, ErpDirectory } from '../../../../ports/erp/erp-directory.js';
import type { DirectoryKind } from '../../../../vocabulary/erp.js';
import { BEGIN, OVERLAP_S, overlapped } from '../tryton-changes.js';
import { type TrytonClient, type TrytonRow, unintelligible } from '../tryton-client.js';
import { momentIn, ownId, trytonMoment } from '../tryton-values.js';
import type { DirectorySource, Watched } from './directory-source.js';
import { GoodsSources } from './goods-sources.js';
import { PartySources } from './party-sources.js';

/** Roots of one page. */
const PART = 200;
/** Changed roots beyond which all roots are read anew. */
const MOST_CHANGED = 20_000;

/** The position of the reading. */
interface Cursor {
  /** The latest change that was read, by the clock of Tryton. */
  readonly until: string;
  /** The first reading of that change, by our own clock in milliseconds; never compared with theirs. */
  readonly at: number;
  /** Whether no earlier transaction can still commit a change before `until`. */
  readonly isSettled: boolean;
  /** The last root of a complete reading in progress. */
  readonly after?: number;
  /** Changed roots that are still to be read. */
  readonly left?: readonly number[];
}

/** Reads the directory of Tryton by the dates of its rows; the comparison of keys finds deleted rows. */
export class TrytonDirectory implements ErpDirectory {
  readonly #sources: { readonly [K in DirectoryKind]: DirectorySource<K> };

  constructor(
    private readonly client: TrytonClient,
    contactRelation: string | null,
  ) {
    const [parties, goods] = [new PartySources(client, contactRelation), new GoodsSources(client)];
    const { addresses: ADDRESS, contacts: CONTACT, employees: EMPLOYEE } = parties;
    this.#sources = { ADDRESS, CONTACT, EMPLOYEE, PROJECT: goods.projects, CATALOG_ITEM: goods.items };
  }

  async changes<K extends DirectoryKind>(kind: K, cursor: string | null): Promise<DirectoryPage<K>> {
    const source: DirectorySource<K> = this.#sources[kind];
    const before = cursor === null ? await this.#begin(source) : cursorIn(cursor);
    if (before.after !== undefined) return this.#whole(source, before, before.after);
    const now = before.left ? before : await this.#changed(source, before);
    if (!now.left) return page([], now, now.after === undefined);
    const [part, left] = [now.left.slice(0, PART), now.left.slice(PART)];
    const { left: _done, ...rest } = now;
    const next = left.length > 0 ? { ...rest, left } : rest;
    return page(await source.read(part), next, left.length === 0);
  }

  async entries<K extends DirectoryKind>(kind: K, key: string): Promise<readonly DirectoryEntry<K>[]> {
    const source: DirectorySource<K> = this.#sources[kind];
    const [model = '', id] = key.split(',');
    const watched = source.watched.find((candidate) => candidate.model === model);
    const where = [...evenInactive(model, [['id', '=', Number(id)]])];
    const [row] = watched ? await this.client.rows(model, where, watched.fields, 1) : [];
    const entries = watched && row ? await source.read(await watched.rootsOf(row)) : [];
    return entries.some((entry) => entry.key === key) ? entries : [...entries, { key, value: null }];
  }

  keys(kind: DirectoryKind): Promise<readonly string[]> {
    return this.#sources[kind].keys();
  }

  knows(kind: DirectoryKind, number: string): Promise<boolean> {
    return this.#sources[kind].knows(number);
  }

  async #begin({ watched }: DirectorySource): Promise<Cursor> {
    const latest = async (model: string, date: string) => {
      const [row] = await this.client.rows(model, [[date, '!=', null]], ['write_date', 'create_date'], 1, [
        date,
        'DESC',
      ]);
      return row ? dateOf(row) : BEGIN;
    };
    const dates: string[] = [];
    for (const { model } of watched) dates.push(await latest(model, 'write_date'), await latest(model, 'create_date'));
    return { until: dates.sort().at(-1) ?? BEGIN, at: clock.now().getTime(), isSettled: false, after: 0 };
  }

  async #whole<K extends DirectoryKind>({ root, where, read }: DirectorySource<K>, cursor: Cursor, after: number) {
    const rows = await this.client.rows(root, [['id', '>', after], ...where], ['id'], PART);
    const ids = rows.map(ownId);
    const { after: _over, ...rest } = cursor;
    const isLast = ids.length < PART;
    const next = isLast ? rest : { ...rest, after: ids.at(-1) as number };
    return page(ids.length > 0 ? await read(ids) : [], next, isLast);
  }

  /** The changed rows, by a query for each date: within an alternative Tryton always leaves out inactive rows. */
  async #changedRows(model: string, fields: readonly string[], since: readonly [sign: string, moment: object]) {
    const of = (date: string) =>
      this.client.every(model, evenInactive(model, [[date, ...since]]), [...fields, 'write_date', 'create_date']);
    return [...(await of('write_date')), ...(await of('create_date'))];
  }

  /** The cursor with the changed roots; with too many of them, the cursor of a complete reading. */
  async #changed({ watched }: DirectorySource, before: Cursor): Promise<Cursor> {
    const { until, at, isSettled } = before;
    const [sign, since] = isSettled ? ['>', until] : ['>=', overlapped(until)];
    const moment = trytonMoment(since as string);
    const roots = new Set<number>();
    let latest = until;
    for (const { model, fields, rootsOf } of watched) {
      for (const row of await this.#changedRows(model, fields, [sign as string, moment])) {
        if (dateOf(row) > latest) latest = dateOf(row);
        for (const root of await rootsOf(row)) if (root > 0) roots.add(root);
      }
      if (roots.size > MOST_CHANGED) return { until: latest, at: clock.now().getTime(), isSettled: false, after: 0 };
    }
    const now = clock.now().getTime();
    const isNew = latest > until;
    const next: Cursor = {
      until: latest,
      at: isNew ? now : at,
      isSettled: !isNew && (isSettled || now - at >= OVERLAP_S * 1_000),
    };
    return roots.size > 0 ? { ...next, left: [...roots].sort((a, b) => a - b) } : next;
  }
}

const HAS_ACTIVE = ['party.party', 'party.address', 'party.contact_mechanism', 'product.product', 'product.template'];

const evenInactive = (model: Watched['model'], domain: readonly unknown[]) =>
  HAS_ACTIVE.includes(model) ? [...domain, ['active', 'in', [true, false]]] : domain;

const dateOf = (row: TrytonRow): string => momentIn(row, 'write_date') ?? momentIn(row, 'create_date') ?? BEGIN;

const page = <K extends DirectoryKind>(entries: DirectoryPage<K>['entries'], cursor: Cursor, isLast: boolean) => ({
  entries,
  cursor: JSON.stringify(cursor),
  isLast,
});

function cursorIn(text: string): Cursor {
  try {
    return JSON.parse(text) as Cursor;
  } catch {
    throw unintelligible('cursor');
  }
}
