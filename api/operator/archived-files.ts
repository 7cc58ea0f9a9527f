import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { allFilesOf } from '../integrations/files/scanned-files.js';
import type { FileStore, StoredFile } from '../ports/files.js';
import { anotherOf } from './connection.js';

/** Folder of the attachments in an archive. */
export const FILES = 'files';
/** Files that are copied at the same time. */
const AT_ONCE = { concurrency: 8 };
const ATTEMPTS = 20;

/** Young records that were removed after a snapshot; an id has the moment of its creation. */
const REMOVED = `
  select record from live_event
   where tenant = $1 and kind = 'removed' and transaction >= pg_snapshot_xmin($2::pg_snapshot)::text::bigint
     and not pg_visible_in_snapshot(transaction::text::xid8, $2::pg_snapshot)
     and uuid_extract_timestamp(record) > $3::timestamptz - interval '1 minute'`;

const MOMENT = `
  select pg_current_snapshot()::text as snapshot, to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moment`;

/** Copies the files of tenants into an archive, step by step. */
export class FilesCopy {
  /** Times of the copied files: an upload that was copied before its end has another one later. */
  readonly #copied = new Map<string, number>();

  constructor(
    private readonly store: FileStore,
    private readonly folder: string,
    private readonly tenants: () => Promise<readonly string[]>,
  ) {}

  /** Number of the copied files. */
  get size(): number {
    return this.#copied.size;
  }

  /** Copies the files that were stored since the last call. Returns the number of files that were removed meanwhile. */
  async catchUp(): Promise<number> {
    let removed = 0;
    for (const tenant of await this.tenants())
      await Readable.from(allFilesOf(this.store, tenant)).forEach(async (file: StoredFile) => {
        if (!(await this.#copy(file))) removed += 1;
      }, AT_ONCE);
    return removed;
  }

  /**
   * Whether a record was removed since the snapshot, of which no file was ever seen. Only a record of the last minute can
   * be one: its file was stored after the last copies before the snapshot, and removed before those after it.
   */
  async hasMissed(other: pg.Client, snapshot: string, since: Date): Promise<boolean> {
    for (const tenant of await this.tenants()) {
      await other.query(`select set_config('app.tenant', $1, false)`, [tenant]);
      const { rows } = await other.query<{ record: string }>(REMOVED, [tenant, snapshot, since]);
      if (rows.some(({ record }) => !this.#copied.has(`${tenant}/${record}`))) return true;
    }
    return false;
  }

  async #copy({ key, storedAt }: StoredFile): Promise<boolean> {
    if (this.#copied.get(key) === storedAt.getTime()) return true;
    const path = join(this.folder, FILES, key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(await this.store.read(key), createWriteStream(path, { flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      if (await this.store.has(key)) throw error;
      return false;
    }
    this.#copied.set(key, storedAt.getTime());
    return true;
  }
}

/**
 * Runs work in a snapshot of the database, with its moment, and copies the files of all records in it: a record is committed after its
 * file is stored, and its file is removed after the record. The files are copied up to the beginning of the snapshot and
 * once after it, so that a later removal does no harm; a removal in between begins the snapshot anew.
 */
export async function inSnapshot<T>(
  client: pg.Client,
  files: FilesCopy,
  work: (moment: string) => Promise<T>,
): Promise<T> {
  await files.catchUp();
  const other = anotherOf(client);
  await other.connect();
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const since = new Date();
      await files.catchUp();
      await client.query('begin isolation level repeatable read, read only');
      const { rows } = await client.query<{ snapshot: string; moment: string }>(MOMENT);
      const [{ snapshot, moment }] = rows as [{ snapshot: string; moment: string }];
      const removed = await files.catchUp();
      if (removed === 0 && !(await files.hasMissed(other, snapshot, since))) return await work(moment);
      await client.query('rollback');
    }
  } finally {
    await other.end();
  }
  throw new Error('Files are removed faster than they are copied: try again when fewer users work');
}

/** Stores files of an archive under their keys, or under those of another tenant. */
export async function storeFiles(
  store: FileStore,
  folder: string,
  keys: readonly string[],
  keyOf = (key: string) => key,
): Promise<void> {
  await Readable.from(keys).forEach(async (key: string) => {
    await store.write(keyOf(key), createReadStream(join(folder, FILES, key)));
  }, AT_ONCE);
}
