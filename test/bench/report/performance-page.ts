import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../api/platform/project-root.js';

const PAGE = join(projectRoot, 'docs/performance.md');

/**
 * Writes the results into docs/performance.md, between the marks of their name; the text around the marks stays.
 * @throws when the page has no such marks.
 */
export async function writeReport(name: string, measured: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for "${name}"`);
  await writeFile(PAGE, `${page.slice(0, from)}${begin}\n${measured}\n${page.slice(to)}`);
}
