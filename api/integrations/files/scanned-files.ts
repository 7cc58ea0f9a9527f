import { Readable } from 'node:stream';
import { Problem } from '../../platform/http/problem.js';
import { type FileOrigin, FileStore, type StoredFile } from '../../ports/files.js';
import { ScannerAway, type VirusScanner } from '../../ports/virus-scanner.js';

/** Folders of marks, beside those of the tenants; a mark has the key of its file. */
const UNSCANNED = '_unscanned';
const INFECTED = '_infected';

/** All files of a tenant in a store, with the marks of the scanner. */
export async function* allFilesOf(store: FileStore, tenant: string): AsyncIterable<StoredFile> {
  for (const folder of [tenant, `${UNSCANNED}/${tenant}`, `${INFECTED}/${tenant}`]) yield* store.list(folder);
}

const mark = () => Readable.from([Buffer.from('\n')]);

/**
 * A store that returns no file of foreign origin before a scanner has found it clean. An infected file is refused at once.
 * While the scanner is away, a file is stored with a mark; its verdict removes the mark, or replaces the content by a mark.
 */
export class ScannedFiles extends FileStore {
  constructor(
    private readonly store: FileStore,
    private readonly scanner: VirusScanner,
  ) {
    super();
  }

  async write(key: string, content: Readable, origin?: FileOrigin): Promise<void> {
    await this.store.write(key, content);
    if (origin !== 'foreign') return;
    const isInfected = await this.#verdict(key);
    // No record refers to the file yet, so that no user reads it before its mark exists.
    if (isInfected === undefined) await this.store.write(`${UNSCANNED}/${key}`, mark());
    if (!isInfected) return;
    await this.store.remove(key);
    throw new Problem(422, 'FILE_INFECTED');
  }

  /** Throws 409 FILE_UNSCANNED for a file that waits for its verdict, 410 FILE_INFECTED for one that had a virus. */
  async read(key: string): Promise<Readable> {
    if (await this.store.has(`${UNSCANNED}/${key}`)) throw new Problem(409, 'FILE_UNSCANNED');
    if (await this.store.has(`${INFECTED}/${key}`)) throw new Problem(410, 'FILE_INFECTED');
    return this.store.read(key);
  }

  has(key: string): Promise<boolean> {
    return this.store.has(key);
  }

  async remove(key: string): Promise<void> {
    await this.store.remove(key);
    for (const folder of [UNSCANNED, INFECTED]) await this.store.remove(`${folder}/${key}`);
  }

  list(folder: string): AsyncIterable<StoredFile> {
    return this.store.list(folder);
  }

  /** Scans the waiting files of a tenant; false while the scanner is away. */
  async scanWaiting(tenant: string): Promise<boolean> {
    for await (const { key: waiting } of this.store.list(`${UNSCANNED}/${tenant}`)) {
      const key = waiting.slice(UNSCANNED.length + 1);
      const isInfected = (await this.store.has(key)) ? await this.#verdict(key) : false;
      if (isInfected === undefined) return false;
      if (isInfected) {
        await this.store.write(`${INFECTED}/${key}`, mark());
        await this.store.remove(key);
      }
      await this.store.remove(waiting);
    }
    return true;
  }

  /** Whether the stored file is infected; undefined without a verdict of the scanner. */
  async #verdict(key: string): Promise<boolean | undefined> {
    try {
      return await this.scanner.isInfected(await this.store.read(key));
    } catch (error) {
      if (error instanceof ScannerAway) return undefined;
      throw error;
    }
  }
}
