import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package-lock.json is missing: the project folder cannot be found');
  return findRoot(parent);
}

/** The project's folder, the same from the sources and from the compiled output. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
