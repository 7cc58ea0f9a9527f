import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { writeTable } from '../../api/platform/tables/write-table.js';
import { Random } from '../support/random.js';
import { useDesk } from '../support/use-desk.js';

/** Pieces that break CSV parsers, and pieces that users paste into texts. */
const PIECES = [
  ...['\n', '\r', '\r\n', '\n\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\t'],
  ...['"', '""', '";"', '"\n"', "'", ';', ',', '|', '\\', '\\"', 'sep=;', '#', '\ufeff', '\u200b', '\u00a0', ' ', '  '],
  ...[
    '=1+1',
    '+cmd',
    '-2+3',
    '@SUM(A1)',
    'Werk «Süd»',
    'Tür',
    '漢字',
    '🚒',
    '0',
    '1.5',
    '+41 44 123 45 67',
    'NULL',
    'true',
  ],
] as const;
const COLUMNS = 8;
const ROWS = 250;

const random = new Random(20_261_127);
const cell = () => Array.from({ length: Math.floor(random.next() * 5) }, () => random.pick(PIECES)).join('');
const TABLE = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, cell));
const HEAD = Array.from({ length: COLUMNS }, (_, column) => `Spalte ${column + 1}`);

const fileOf = async (rows: readonly (readonly string[])[]) => {
  async function* all() {
    yield* rows;
  }
  return (await buffer(writeTable('csv', all()))).toString('utf8');
};
/** Readers differ in blank lines at the end alone, and no reader treats apostrophes. */
const READERS: Readonly<Record<string, (text: string) => string[][]>> = {
  'csv-parse': (text) => parse(text, { delimiter: ';', bom: true }),
  papaparse: (text) =>
    Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
      delimiter: ';',
      newline: '\r\n',
      skipEmptyLines: false,
    }).data.slice(0, -1),
  'papaparse that guesses the line ends': (text) =>
    Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ';' }).data.slice(0, -1),
};

const disarmed = (written: string, read: string | undefined) => read === written || read === `'${written}`;

describe('a CSV file', () => {
  it.each(Object.keys(READERS))('is read by %s as the 2,000 hostile cells that were written', async (reader) => {
    const [head, ...rows] = READERS[reader]?.(await fileOf([HEAD, ...TABLE])) ?? [];
    expect(head).toEqual(HEAD);
    expect(rows).toHaveLength(ROWS);
    expect(rows.filter((row) => row.length !== COLUMNS)).toEqual([]);
    const wrong = TABLE.flatMap((row, at) => row.filter((written, column) => !disarmed(written, rows[at]?.[column])));
    expect(wrong).toEqual([]);
  });

  it.each(['\n', '\r', '\r\n', '\u2028', '\u0085', '\v', '\f'])('has a cell with %j between quotes', async (end) => {
    expect(await fileOf([['a', `b${end}c`, 'd']])).toBe(`\ufeffa;"b${end}c";d\r\n`);
  });

  it.each([
    '+41 44 123 45 67',
    '+41441234567',
    '+41 (0)44 123 45 67',
    '+41-44-123-45-67',
    '+41/44 123.45.67',
    '+41 44 123 45 67 / +41 79 123 45 67',
    '(+41) 44 123 45 67',
    '044 123 45 67',
  ])('has the phone number %s without an apostrophe', async (phone) => {
    expect(await fileOf([[phone]])).toBe(`\ufeff${phone}\r\n`);
  });

  it.each([
    '+41 44 123 45 67+A1',
    '+1+1',
    '-2+3',
    '+A1',
    '+',
    '=+41 44 123 45 67',
    '+41 44 123 45 67;=1+1',
    '+41\n=1+1',
    '+(cmd)',
    '@41',
  ])('has the formula %j behind an apostrophe', async (formula) => {
    const [[read]] = parse(await fileOf([[formula]]), { delimiter: ';', bom: true }) as [[string]];
    expect(read).toBe(`'${formula}`);
  });
});

describe('a list whose Accept header', () => {
  const desk = useDesk();

  it.each([
    'text/csv',
    'text/csv; charset=utf-8',
    'text/csv;charset=UTF-8;header=present',
    'TEXT/CSV',
    'Text/Csv ; Charset="utf-8"',
    'application/json;q=0.5, text/csv; charset=utf-8',
    'text/csv; charset=utf-8; q=0.9, application/json; q=0.1',
    'text/csv; profile="a, b;q=0"',
    'text/html, text/csv; q=0.2',
  ])('is %j is CSV', async (accept) => {
    const { headers } = await desk.as('manager').get('v1/categories').set('Accept', accept).expect(200);
    expect(headers['content-type']).toContain('text/csv');
  });

  it.each([
    'application/json; charset=utf-8',
    'text/csv; q=0, application/json',
    'text/csv; charset=utf-8; q=0.1, application/json; q=0.9',
    'application/json, text/csv; charset=utf-8; Q=0.5',
    '*/*',
    'text/plain; charset=utf-8',
  ])('is %j is JSON', async (accept) => {
    const { headers } = await desk.as('manager').get('v1/categories').set('Accept', accept).expect(200);
    expect(headers['content-type']).toContain('application/json');
  });
});
