import { join } from 'node:path';
import { translate } from '../../platform/http/texts.js';
import { projectRoot } from '../../platform/project-root.js';
import type { ListTable } from '../../platform/rest/list-table.js';
import { runInWorker } from '../../platform/run-in-worker.js';
import type { Row } from '../../platform/tables/cell.js';
import { shownIn } from '../../platform/tables/cell-text.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { ListPaper, PaperChart } from './list-paper.js';

/** The compiled file, since a thread has none of the loaders of the process. */
const THREAD = join(projectRoot, 'dist/api/exports/pdf/list-worker.js');
const LIMITS = { ms: 120_000, heapMegabytes: 512 };
/** Most values of a chart; all others are one bar. */
const MOST_BARS = 8;
const MOST_CHARTS = 4;

/** The reader of a paper. */
interface Reader {
  readonly tenant: string;
  readonly name: string;
  readonly locale: Locale;
  readonly at: Date;
}

/** A list as PDF/A-3b with charts of its choices, made in a thread of its own. Throws `WorkerFailure` after the time limit. */
export async function printList(table: ListTable, rows: readonly Row[], reader: Reader): Promise<Buffer> {
  return Buffer.from(await runInWorker<Uint8Array>(THREAD, listPaper(table, rows, reader), LIMITS));
}

function listPaper(
  { title, columns }: ListTable,
  rows: readonly Row[],
  { tenant, name, locale, at }: Reader,
): ListPaper {
  const word = (key: string, values = {}) => translate(locale, `exportPaper.${key}`, values);
  const show = shownIn(locale);
  const charts = columns
    .flatMap(({ heading, isGrouping }, column) =>
      isGrouping ? [chartOf(heading, rows, column, word('others'), locale)] : [],
    )
    .filter(({ bars }) => bars.length > 1)
    .slice(0, MOST_CHARTS);
  return {
    language: locale,
    title,
    subtitle: word('subtitle', { count: rows.length, name, at: show.moment(at) }),
    tenant,
    charts,
    headings: columns.map(({ heading }) => heading),
    atRight: columns.map(({ format }) => ['integer', 'quantity', 'money'].includes(format)),
    whole: columns.map(({ format }) => format !== 'text'),
    rows: rows.map((row) => row.map((cell, column) => show.cell(cell, columns[column]?.format ?? 'text'))),
    footer: word('page', { page: '{page}', pages: '{pages}' }),
  };
}

function chartOf(title: string, rows: readonly Row[], column: number, others: string, locale: Locale): PaperChart {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const label = String(row[column] ?? '–');
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, left], [, right]) => right - left);
  const rest = sorted.slice(MOST_BARS).reduce((sum, [, count]) => sum + count, 0);
  const number = new Intl.NumberFormat(locale);
  const bars = [...sorted.slice(0, MOST_BARS), ...(rest > 0 ? ([[others, rest]] as const) : [])];
  return {
    title,
    bars: bars.map(([label, count]) => ({ label: label.slice(0, 60), count, shown: number.format(count) })),
  };
}
