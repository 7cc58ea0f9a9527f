import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Messages, mergeMessages } from './providers/messages.ts';

const folder = fileURLToPath(new URL('../locales', import.meta.url));

/** The language of the texts that another language lacks (spec §9). */
const FALLBACK = 'en-CH';

/** Texts that only the server writes, and texts of pages without the application. */
const ELSEWHERE = ['docs.json', 'mails.json', 'report-paper.json', 'portal.json', 'operator.json'];

const INDEX = 'virtual:texts';

const filesOf = (locale: string) =>
  readdirSync(join(folder, locale))
    .filter((file) => file.endsWith('.json') && !ELSEWHERE.includes(file))
    .map((file) => join(folder, locale, file));

/**
 * Makes one module of all texts of a language, with missing texts from the fallback, so that a reader fetches one file
 * and no second language; `virtual:texts` loads them by locale.
 */
export function texts(): Plugin {
  const locales = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = locales.map((locale) => `'${locale}': () => import('${INDEX}/${locale}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const locale = id.slice(INDEX.length + 2);
      const files = [...filesOf(FALLBACK), ...filesOf(locale)];
      for (const file of files) this.addWatchFile(file);
      const merged = mergeMessages(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
    },
  };
}
