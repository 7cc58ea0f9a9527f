import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../platform/project-root.js';

const own = (name: string) => join(projectRoot, 'api/standalone/identity/resources', name);
const font = (name: string) =>
  join(dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json')), 'files', name);

const RESOURCES: Record<string, { file: () => string; type: string }> = {
  'style.css': { file: () => own('style.css'), type: 'text/css; charset=utf-8' },
  'confirm.js': { file: () => own('confirm.js'), type: 'text/javascript; charset=utf-8' },
  'session-check.js': { file: () => own('session-check.js'), type: 'text/javascript; charset=utf-8' },
  'mark.svg': { file: () => own('mark.svg'), type: 'image/svg+xml' },
  'inter.woff2': { file: () => font('inter-latin-wght-normal.woff2'), type: 'font/woff2' },
  'inter-ext.woff2': { file: () => font('inter-latin-ext-wght-normal.woff2'), type: 'font/woff2' },
};

/** Style, font, mark and script of the pages; undefined for a name that is none of them. */
export async function resource(name: string): Promise<{ type: string; body: Buffer } | undefined> {
  const known = Object.hasOwn(RESOURCES, name) ? RESOURCES[name] : undefined;
  return known && { type: known.type, body: await readFile(known.file()) };
}
