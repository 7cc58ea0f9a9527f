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

/** A style sheet, font, mark or script of the pages by its name; undefined for another name. */
export async function resource(name: string): Promise<{ type: string; body: Buffer } | undefined> {
  const entry = Object.hasOwn(RESOURCES, name) ? RESOURCES[name] : undefined;
  return entry && { type: entry.type, body: await readFile(entry.file()) };
}
