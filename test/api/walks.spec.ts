import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Modules that the application puts around every route, and that no file of a walk names. */
const AROUND: ReadonlySet<string> = new Set(['access.guard.ts', 'problem.filter.ts', 'etag.interceptor.ts']);

/** The files of each walk of docs/walks.md, by its heading. */
const walks = readFileSync('docs/walks.md', 'utf8')
  .split('\n## ')
  .map(
    (part) =>
      [part.split('\n')[0], [...part.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, file]) => file as string)] as const,
  )
  .filter(([, files]) => files.length > 0);

describe('the walks of docs/walks.md', () => {
  it('are as short as they are meant to be', () => {
    expect(walks.map(([, files]) => files.length)).toEqual([30, 21]);
  });

  it.each(walks)('%s: leads through files that there are, each once', (_, files) => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(walks)('%s: each file imports another of them or is imported by it', (_, files) => {
    const textOf = (file: string) => readFileSync(file, 'utf8');
    const isImported = (file: string, by: string) => textOf(by).includes(`/${basename(file, '.ts')}.js'`);
    const apart = files.filter((file) => {
      return !AROUND.has(basename(file)) && !files.some((other) => isImported(file, other) || isImported(other, file));
    });
    expect(apart).toEqual([]);
  });
});
