import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { STORES } from '../integrations/files/file-store.js';
import type { FileStore } from '../ports/files.js';
import { operatorEnv } from './operator-env.js';

/** Files that are moved at the same time. */
const AT_ONCE = 8;

async function digestOf(store: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await store.read(key), hash);
  return hash.digest('hex');
}

/** Copies a file unless the target has it with the same content; the copy is read again before the original is removed. */
async function moveFile(key: string, from: FileStore, to: FileStore, keep: boolean): Promise<void> {
  const digest = await digestOf(from, key);
  const isCopied = async () => (await to.has(key)) && (await digestOf(to, key)) === digest;
  if (!(await isCopied())) {
    await to.write(key, await from.read(key));
    if (!(await isCopied())) throw new Error(`The copy of ${key} differs; its original is kept`);
  }
  if (!keep) await from.remove(key);
}

/** Moves all files into another store, and returns their number; may be repeated after any failure. */
async function moveAll(from: FileStore, to: FileStore, keep: boolean): Promise<number> {
  const files = from.list('')[Symbol.asyncIterator]();
  let moved = 0;
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { key } = next.value;
      try {
        await moveFile(key, from, to, keep);
        moved += 1;
      } catch (error) {
        // The application may remove a file meanwhile.
        if (await from.has(key)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return moved;
}

/** Moves all files of the installation into the named store, or copies them. */
export async function moveFiles({ to, keep = false }: { to: keyof typeof STORES; keep?: boolean }): Promise<void> {
  const env = operatorEnv();
  if (!env.VSD_S3_BUCKET) throw new Error('VSD_S3_BUCKET is not set');
  const moved = await moveAll(await STORES[to === 's3' ? 'disk' : 's3'](env), await STORES[to](env), keep);
  process.stdout.write(`${keep ? 'Copied' : 'Moved'} ${moved} file(s)\n`);
}
