import { translate } from '../../platform/http/texts.js';
import { writtenMoment } from '../../platform/resource/written-moment.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { OwnedRows } from '../person-records.js';
import { listLabel } from '../place-label.js';

/** The content of the readable index of an archive. */
interface Index {
  readonly name: string;
  readonly locale: Locale;
  readonly at: Date;
  readonly tables: readonly OwnedRows[];
  readonly files: readonly string[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const link = (path: string, text: string) =>
  `<a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(text)}</a>`;

/** A page with the tables and files of an archive, which a browser shows without a server. */
export function indexPage({ name, locale, at, tables, files }: Index): string {
  const word = (key: string, params = {}) => escaped(translate(locale, `privacy.export.${key}`, params));
  const rows = tables.map(({ table, count }) => {
    const file = `data/${table.path ?? table.table}.json`;
    const label = table.path ? listLabel(table.path, locale) : table.table;
    return `<tr><td>${link(file, label)}</td><td>${count}</td></tr>`;
  });
  const items = files.map((file) => `<li>${link(file, file)}</li>`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${word('title')}</title>
<style>body{font-family:sans-serif;margin:2rem;max-width:50rem}td{padding:.2rem 1rem .2rem 0}</style></head>
<body><h1>${word('title')}: ${escaped(name)}</h1><p>${word('made', { at: writtenMoment(at, locale) })}</p>
<table>${rows.join('\n')}</table>
${items.length > 0 ? `<h2>${word('files')}</h2><ul>${items.join('\n')}</ul>` : ''}
</body></html>
`;
}
