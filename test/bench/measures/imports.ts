import { randomUUID } from 'node:crypto';
import { callerOf } from '../../support/application.js';
import { csvOf, importAt, locationTable, prepareImport, runImport } from '../../support/import-run.js';
import { workbookOf } from '../../support/locations-file.js';
import { ASKED } from '../data/shape.js';
import { median } from '../load/median.js';
import type { Desk } from '../product/desk.js';
import type { House } from '../product/house.js';

export const IMPORTED_ROWS = 2_000;
const FORMATS = ['csv', 'xlsx'] as const;
const RUNS = 3;

/** Seconds of an import: until its rows are checked, until they are written, and of the limit as a whole. */
export interface ImportTime {
  readonly format: (typeof FORMATS)[number];
  readonly looked: number;
  readonly written: number;
  readonly limit: number;
}

/**
 * Imports locations as a manager of customers does, and as one statement of the limit. The formats alternate, after a run
 * that does not count: the first imports of a process are the slowest ones in any format.
 */
export async function measureImports(house: House, desk: Desk): Promise<ImportTime[]> {
  const table = locationTable(IMPORTED_ROWS);
  const files = { csv: csvOf(table), xlsx: await workbookOf(table) };
  const runs: ImportTime[] = [];
  for (let run = 0; run <= RUNS; run++)
    for (const format of FORMATS) {
      const token = await house.token('alpina-manager');
      const product = await importInto(desk, token, files[format], format);
      const limit = await importPlain(desk, files.csv);
      if (run > 0) runs.push({ format, ...product, limit });
    }
  return FORMATS.map((format) => {
    const own = runs.filter((time) => time.format === format);
    const middle = (name: 'looked' | 'written' | 'limit') => median(own.map((time) => time[name]));
    return { format, looked: middle('looked'), written: middle('written'), limit: middle('limit') };
  });
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function importInto(desk: Desk, token: string, file: Buffer, format: string) {
  const manager = { as: () => callerOf(`http://127.0.0.1:${desk.api.port}`, token) };
  const start = performance.now();
  const { id } = await prepareImport(manager, `I-${randomUUID()}`, file, `standorte.${format}`);
  const looked = secondsSince(start);
  await runImport(manager, id);
  const { created } = await importAt(manager, id, 'DONE');
  if (created !== IMPORTED_ROWS) throw new Error(`${created} of ${IMPORTED_ROWS} locations were imported`);
  return { looked, written: secondsSince(start) - looked };
}

async function importPlain(desk: Desk, csv: Buffer): Promise<number> {
  const start = performance.now();
  const query = new URLSearchParams({ tenant: ASKED, customer: randomUUID() });
  const answer = await fetch(`http://127.0.0.1:${desk.limit.port}/import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: new Uint8Array(csv),
  });
  const { rows } = (await answer.json()) as { rows: number };
  if (rows !== IMPORTED_ROWS) throw new Error(`The limit imported ${rows} of ${IMPORTED_ROWS} locations`);
  return secondsSince(start);
}
