import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The content of an archive. */
export interface ArchiveFacts {
  /** `installation` for a backup of all, `tenant` for an export of one tenant. */
  readonly kind: 'installation' | 'tenant';
  /** Version of the application. */
  readonly version: string;
  /** Names of the migrations of the database. */
  readonly migrations: readonly string[];
  /** The moment of the snapshot. */
  readonly takenAt: string;
  readonly tenants: readonly string[];
  /** Numbers of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The facts, and SHA-256 of each file by its path in the archive. */
export interface Manifest extends ArchiveFacts {
  readonly files: Readonly<Record<string, string>>;
}

const MANIFEST = 'manifest.json';
/** Paths within the folders of an archive; no part begins with a dot. */
const PATH = /^(?:database|tables|files|identity)(?:\/\w[\w.@-]*)+$/;
const COMMANDS = { installation: 'a backup, for vsd restore', tenant: 'an export of a tenant, for vsd tenant import' };

/** Makes the folder of a new archive. Throws for a folder with content. */
export async function beginArchive(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: name a new folder`);
}

/** Completes an archive by its manifest; a folder without one is no archive. */
export async function completeArchive(folder: string, facts: ArchiveFacts): Promise<void> {
  const files: Record<string, string> = {};
  for (const path of await filesIn(folder)) files[path] = await sha256(join(folder, path));
  const text = `${JSON.stringify({ ...facts, files }, null, 1)}\n`;
  await writeFile(join(folder, `${MANIFEST}.new`), text, { flush: true });
  await rename(join(folder, `${MANIFEST}.new`), join(folder, MANIFEST));
}

/** Reads the manifest of an archive and compares each file with it. Throws for an archive that differs. */
export async function openArchive(folder: string, kind: Manifest['kind']): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} holds no complete archive: there is no ${MANIFEST}`);
  });
  const manifest = parsed(text);
  if (!manifest) throw new Error(`${MANIFEST} is damaged`);
  if (manifest.kind !== kind) throw new Error(`${folder} holds ${COMMANDS[manifest.kind]}`);
  const named = Object.keys(manifest.files);
  const outside = named.find((path) => !PATH.test(path));
  if (outside !== undefined) throw new Error(`${MANIFEST} names "${outside}", which is no file of an archive`);
  const found = new Set(await filesIn(folder));
  found.delete(MANIFEST);
  const missing = named.find((path) => !found.delete(path));
  if (missing !== undefined) throw new Error(`The file ${missing} of the archive is missing`);
  const [foreign] = found;
  if (foreign !== undefined) throw new Error(`The file ${foreign} does not belong to the archive`);
  for (const [path, hash] of Object.entries(manifest.files))
    if ((await sha256(join(folder, path))) !== hash)
      throw new Error(`The file ${path} has changed since it was archived`);
  return manifest;
}

/** Number of all rows. */
export const totalOf = (rows: ArchiveFacts['rows']): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Paths of the files of the archive below one of its folders, without this folder. */
export const pathsBelow = ({ files }: Manifest, folder: string): string[] =>
  Object.keys(files).flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));

/** Paths of all files below a folder, with slashes; a link is no file. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (!entry.isFile()) throw new Error(`${path} is no file: links do not belong to an archive`);
      return path;
    })
    .sort();
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const isRecordOf = (value: unknown, type: 'string' | 'number'): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === type);

/** The manifest in a text; undefined for another text. */
function parsed(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text) as Manifest;
    const isManifest =
      value.kind in COMMANDS &&
      [value.migrations, value.tenants].every(isTexts) &&
      isRecordOf(value.rows, 'number') &&
      isRecordOf(value.files, 'string');
    return isManifest ? value : undefined;
  } catch {
    return undefined;
  }
}
