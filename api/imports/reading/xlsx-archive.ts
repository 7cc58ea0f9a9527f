import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Problem } from '../../platform/http/problem.js';

/** Parts of a workbook at most. */
const MOST_PARTS = 1_000;

/** Unpacked bytes of one part at most: far more than 50,000 rows need, far less than a bomb has. */
const LARGEST_PART = 64 * 1024 * 1024;
/** Unpacked bytes of a part that only describes others at most. */
export const SMALL_PART = 8 * 1024 * 1024;

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** The refusal of a file that is no workbook. */
export const unreadable = () => new Problem(422, 'IMPORT_UNREADABLE');

/**
 * The parts of a workbook, unpacked while they are read. A part that is larger than its declared size ends with an error.
 */
export class XlsxArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly parts: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<XlsxArchive> {
    const zip = await open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
      throw unreadable();
    });
    try {
      return new XlsxArchive(zip, await partsOf(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /** A part as a stream of bytes. Throws 422 for a missing, encrypted, invalid or too large part. */
  async part(name: string, most = LARGEST_PART): Promise<Readable> {
    const entry = this.parts.get(name);
    if (!entry || entry.isEncrypted()) throw unreadable();
    if (entry.uncompressedSize > most) throw new Problem(422, 'IMPORT_UNPACKED');
    return openStream(this.zip, entry).catch(() => {
      throw unreadable();
    });
  }
}

const openStream = (zip: ZipFile, entry: Entry) => promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);

function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw unreadable();
  const parts = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      parts.set(entry.fileName.replace(/^\//, ''), entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(parts));
    zip.on('error', () => reject(unreadable()));
    zip.readEntry();
  });
}
