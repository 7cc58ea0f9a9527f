import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'locales'))) return folder;
  return findRoot(dirname(folder));
}

/** The folder of the project, for sources and for built files. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
