import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baseOf, canonical } from './canonical.js';
import type { PackageItem, PackageKey } from './config-package.shape.js';

/** The file of an item: its key in safe characters, with a hash where it has others. */
export function fileOf({ resource, key }: PackageKey): string {
  const name = Object.values(JSON.parse(canonical(key ?? {}))).join('.');
  const safe = name.replace(/[^\p{L}\p{N}_.-]+/gu, '-').slice(0, 80);
  const hash = baseOf({ resource, key, values: {} }).slice(0, 8);
  return `${resource}/${safe === name ? name : `${safe}-${hash}`}.json`;
}

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const write = async (file: string, value: unknown) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${canonical(value, 2)}\n`);
};

/** The hashes of the pulled records by the files of their items; none in a folder without a readable manifest. */
const basesOf = async (folder: string): Promise<Record<string, string>> =>
  (await read(join(folder, 'manifest.json')).catch(() => ({}))).bases ?? {};

/** Writes the hashes of the records of the tenant into the manifest. */
export const writeBases = (folder: string, items: readonly PackageItem[]): Promise<void> =>
  write(join(folder, 'manifest.json'), { bases: Object.fromEntries(items.map((item) => [fileOf(item), item.base])) });

/** Writes a file for each item, and removes those of pulled items that the tenant no longer has. */
export async function writeFolder(folder: string, items: readonly PackageItem[]): Promise<void> {
  const files = new Set(items.map(fileOf));
  for (const file of Object.keys(await basesOf(folder)))
    if (!files.has(file) && /^[\w-]+\/[^/\\]+\.json$/.test(file)) await rm(join(folder, file), { force: true });
  for (const { base: _base, ...item } of items) await write(join(folder, fileOf(item)), item);
  await writeBases(folder, items);
}

const readItem = (folder: string, file: string) =>
  read(join(folder, file)).catch((error) => Promise.reject(new Error(`${file}: ${error.message}`)));

/** The items of a folder, each with the hash of its record when it was pulled. */
export async function readFolder(folder: string): Promise<PackageItem[]> {
  const bases = await basesOf(folder);
  const files = (await readdir(folder, { recursive: true })).filter((file) => /[/\\].*\.json$/.test(file));
  const items: PackageItem[] = await Promise.all(files.sort().map((file) => readItem(folder, file)));
  return items.map((item) => ({ ...item, base: bases[fileOf(item)] ?? null }));
}
