import { jest } from '@jest/globals';
import { ErpReadingHandler } from '../../../api/erp/directory/erp-reading.handler.js';
import { ErpComparisonHandler } from '../../../api/erp/outbox/erp-comparison.handler.js';
import { ErpExchangeHandler } from '../../../api/erp/outbox/erp-exchange.handler.js';
import { ErpSweepHandler } from '../../../api/erp/outbox/erp-sweep.handler.js';
import { runAsTenant } from '../../../api/platform/tenancy/session.js';
import type { DirectoryEntry, DirectoryPage, ErpDirectory } from '../../../api/ports/erp/erp-directory.js';
import { ErpSystems } from '../../../api/ports/erp/erp-systems.js';
import type { DirectoryKind } from '../../../api/vocabulary/erp.js';
import type { TestApplication } from '../application.js';
import type { Json } from '../records.js';

/** Entries of one page. */
const PART = 2;

type Call = 'changes' | 'entries' | 'keys' | 'knows';

/** An ERP in memory that returns its entries in the order of their changes, and may fail in each call. */
export class ToldDirectory implements ErpDirectory {
  readonly calls: string[] = [];
  /** Throws the error of a failing call. */
  befalls: (call: Call, kind: DirectoryKind) => void = () => undefined;
  readonly #log = new Map<DirectoryKind, (DirectoryEntry | null)[]>();

  /** Enters or changes an entry; null takes it out of the offer. */
  tell(kind: DirectoryKind, key: string, value: Json | null): void {
    this.#of(kind).push({ key, value } as unknown as DirectoryEntry);
  }

  /** Changed without a word, as by a clock that was set back. */
  hide(kind: DirectoryKind, key: string, value: Json): void {
    this.#of(kind).forEach((entry, at, log) => {
      if (entry?.key === key) log[at] = { key, value } as unknown as DirectoryEntry;
    });
  }

  /** Deleted without a word. */
  lose(kind: DirectoryKind, key: string): void {
    this.#of(kind).forEach((entry, at, log) => {
      if (entry?.key === key) log[at] = null;
    });
  }

  async changes<K extends DirectoryKind>(kind: K, cursor: string | null): Promise<DirectoryPage<K>> {
    this.calls.push(`changes ${kind} ${cursor}`);
    this.befalls('changes', kind);
    const [from, log] = [Number(cursor ?? 0), this.#of(kind)];
    const part = log.slice(from, from + PART);
    const entries = part.filter((entry) => entry !== null) as DirectoryEntry<K>[];
    return { entries, cursor: String(from + part.length), isLast: from + PART >= log.length };
  }

  async entries<K extends DirectoryKind>(kind: K, key: string): Promise<DirectoryEntry<K>[]> {
    this.calls.push(`entries ${kind} ${key}`);
    this.befalls('entries', kind);
    return [{ key, value: this.#latest(kind).get(key) ?? null } as DirectoryEntry<K>];
  }

  async keys(kind: DirectoryKind): Promise<string[]> {
    this.calls.push(`keys ${kind}`);
    this.befalls('keys', kind);
    return [...this.#latest(kind)].filter(([, value]) => value !== null).map(([key]) => key);
  }

  async knows(kind: DirectoryKind, number: string): Promise<boolean> {
    this.calls.push(`knows ${kind} ${number}`);
    this.befalls('knows', kind);
    return [...this.#latest(kind).values()].some((value) => value?.number === number);
  }

  #latest(kind: DirectoryKind) {
    return new Map(this.#of(kind).flatMap((entry) => (entry ? [[entry.key, entry.value]] : [])));
  }

  #of(kind: DirectoryKind): (DirectoryEntry | null)[] {
    const log = this.#log.get(kind) ?? [];
    this.#log.set(kind, log);
    return log;
  }
}

/** Connects a desk with such an ERP, until mocks are restored; jobs are worked by `read`. */
export async function connectDirectory(desk: TestApplication, directory: ErpDirectory) {
  jest.spyOn(desk.app.get(ErpSystems), 'open').mockReturnValue({ probe: async () => undefined, directory });
  const access = { name: 'ERP', adapter: 'TRYTON', url: 'https://erp.example/', database: 'alpina' };
  const given = { ...access, user: 'desk', password: 'geheim' };
  const body = await desk.as('admin').create('v1/erp-connections', given);
  const path = `v1/erp-connections/${body.id}`;
  const state = async (): Promise<Json> => await desk.as('admin').read(path);
  return {
    path,
    state,
    /** Does the work of the reading job, as often as the worker would. */
    read: () => runAsTenant('alpina', () => desk.app.get(ErpReadingHandler).handle({ connection: body.id })),
    /** Does the worker's exchange of a record that a user has set in motion again. */
    exchange: (link: string) => runAsTenant('alpina', () => desk.app.get(ErpExchangeHandler).handle({ link })),
    /** Does the worker's comparison of both sides for kept records. */
    compare: () => runAsTenant('alpina', () => desk.app.get(ErpComparisonHandler).handle({ connection: body.id })),
    sweep: () => desk.app.get(ErpSweepHandler).handle(),
    change: async (changes: Json) => {
      const { version } = await state();
      return desk.as('admin').change(path, version, changes).expect(200);
    },
    /** The next reading looks for removed entries as well. */
    aDayLater: () =>
      desk.superuser.query(`update erp_connection set counted_at = now() - interval '25 hours' where id = $1`, [
        body.id,
      ]),
  };
}
