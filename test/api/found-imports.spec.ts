import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AMBIGUOUS, cellValue } from '../../api/imports/cell-value.js';
import { readTable } from '../../api/imports/reading/read-table.js';
import { shownNumber } from '../../api/imports/reading/shown-number.js';
import type { TableRow } from '../../api/imports/reading/table-row.js';
import type { FieldRecord } from '../../api/platform/resource/field.js';
import { INTEGER, MONEY, QUANTITY } from '../../api/platform/resource/number-kinds.js';
import { PHONE_KIND } from '../../api/platform/resource/text-kinds.js';
import type { TableFormat } from '../../api/platform/vocabulary/table-format.js';
import { archiveOf, rawWorkbook } from '../support/locations-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-found-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Buffer, format: TableFormat): Promise<TableRow[]> {
  const path = join(folder, 'table');
  await writeFile(path, content);
  const rows: TableRow[] = [];
  for await (const row of readTable(path, format)) rows.push(row);
  return rows;
}

const HEAD = 'Name;PLZ;Ort\r\n';
const WERK = 'Werk 1;8000;Zürich\r\n';
const LAST = 'Werk 3;3000;Bern\r\n';
const told = (rows: TableRow[]) => rows.map(({ number, cells, broken }) => [number, broken ? null : cells[0]]);

describe('a quotation mark in a CSV file', () => {
  it.each([
    ['around a word', 'Rest. "Krone";7000;Chur\r\n', 'Rest. "Krone"'],
    ['alone', 'Rohr 3/4";7000;Chur\r\n', 'Rohr 3/4"'],
    ['twice', '5" und 7";7000;Chur\r\n', '5" und 7"'],
    ['at the end of the line', 'Halle;7000;"Chur\r\n', null],
    ['around the beginning of a cell', '"Krone" Chur;7000;Chur\r\n', '"Krone" Chur'],
    ['before the first word', '"Krone;7000;Chur\r\n', null],
    ['that is doubled', '"Rest. ""Krone""";7000;Chur\r\n', 'Rest. "Krone"'],
  ])('%s loses no other row', async (_where, line, name) => {
    expect(told(await read(HEAD + WERK + line + LAST, 'csv'))).toEqual([
      [1, 'Name'],
      [2, 'Werk 1'],
      [3, name],
      [4, 'Werk 3'],
    ]);
  });

  it('that opens a cell over two lines leaves both their numbers, and the rows behind them', async () => {
    const rows = await read(`${HEAD}"Werk\r\nNord";8000;Zürich\r\nRest. "Krone";7000;Chur\r\n${LAST}`, 'csv');
    expect(told(rows)).toEqual([
      [1, 'Name'],
      [2, 'Werk\r\nNord'],
      [4, 'Rest. "Krone"'],
      [5, 'Werk 3'],
    ]);
  });

  it('in each of very many lines costs no more than reading them', async () => {
    const rows = await read(HEAD + '"Krone;7000;Chur\r\n5" breit;7000;Chur\r\n'.repeat(5_000), 'csv');
    expect(rows).toHaveLength(10_001);
  });
});

describe('a number in a workbook', () => {
  it.each<[number, string, string]>([
    [1067, '00000', '01067'],
    [123, '0000000', '0000123'],
    [8005, '0000', '8005'],
    [12_345_678, '0000', '12345678'],
    [441_234_567, '000 000 00 00', '044 123 45 67'],
    [441_234_567, '000\\ 000\\ 00\\ 00', '044 123 45 67'],
    [42, '"W-"0000', 'W-0042'],
    [7, '00;-00', '07'],
    [0.125, '0.0%', '12.5%'],
    [0.19, '0%', '19%'],
    [1500, '#,##0.00', '1500'],
    [1500.5, '[$CHF-807] #,##0.00', '1500.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [1067, '@', '1067'],
    [46_023, 'dd.mm.yyyy', '2026-01-01'],
    [46_023.75, 'yyyy\\-mm\\-dd hh:mm', '2026-01-01'],
    [60, 'dd.mm.yy', '1900-02-28'],
    [0.5, 'hh:mm', '12:00'],
    [0.999_99, '[h]:mm', '23:59'],
    [46_023, '[Red]"Tag "dd', '2026-01-01'],
    [12.5, '00000', '12.5'],
    [-7, '0000', '-7'],
  ])('%d in the format %s is read as %s', (number, format, shown) => {
    expect(shownNumber(number, format, false)).toBe(shown);
  });

  it('that counts from 1904 is the day that Excel shows', () => {
    expect(shownNumber(44_561, 'dd.mm.yyyy', true)).toBe('2026-01-01');
    expect(shownNumber(0.25, 'hh:mm', true)).toBe('06:00');
  });

  it('comes through a file with its styles, its built-in formats and its epoch', async () => {
    const parts = rawWorkbook(
      '<row r="1"><c r="A1" t="str"><v>PLZ</v></c></row>' +
        '<row r="2"><c r="A2" s="1"><v>1067</v></c><c r="B2" s="2"><v>44561</v></c><c r="C2" s="3"><v>0.5</v></c><c r="D2" t="d"><v>2026-01-02T00:00:00</v></c></row>',
    );
    const styles =
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>';
    const workbook = parts['xl/workbook.xml']?.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') ?? '';
    const file = archiveOf({ ...parts, 'xl/styles.xml': styles, 'xl/workbook.xml': workbook });
    expect((await read(file, 'xlsx'))[1]?.cells).toEqual(['01067', '2026-01-01', '50%', '2026-01-02']);
  });
});

describe('a number in a cell', () => {
  const field = (kind: FieldRecord['kind']): FieldRecord => ({ name: 'n', kind, options: {} });
  it.each<[string, FieldRecord['kind'], unknown]>([
    ['1,500', MONEY, AMBIGUOUS],
    ['12,345', QUANTITY, AMBIGUOUS],
    ['-1,500', INTEGER, AMBIGUOUS],
    ['1.500', MONEY, AMBIGUOUS],
    ['1.500', INTEGER, AMBIGUOUS],
    ['1.500', QUANTITY, 1.5],
    ['0,500', MONEY, 0.5],
    ['1500,500', QUANTITY, 1500.5],
    ['1,5', MONEY, 1.5],
    ['1,50', MONEY, 1.5],
    ["1'500", MONEY, 1500],
    ['1’500.50', MONEY, 1500.5],
    ['1 500,500', QUANTITY, 1500.5],
    ['1,500.00', MONEY, 1500],
    ['1.500,00', MONEY, 1500],
    ['1,500,000', INTEGER, 1_500_000],
    ['1.500.000', INTEGER, 1_500_000],
    ['–12.5', MONEY, -12.5],
    ['1,5,5', MONEY, '1,5,5'],
    ['zwei', MONEY, 'zwei'],
  ])('%s in a field of %o', (text, kind, expected) => {
    expect(cellValue(text, field(kind))).toBe(expected);
  });
});

describe('a phone number that was pasted', () => {
  const field: FieldRecord = { name: 'phone', kind: PHONE_KIND, options: {} };
  it.each([
    ['+41\u00a044\u00a0123\u00a045\u00a067', '+41 44 123 45 67'],
    ['\u202a+41 44 123 45 67\u202c', '+41 44 123 45 67'],
    ['\u200e+41 44 123 45 67', '+41 44 123 45 67'],
    ['+41 44 123\u00ad45\u00ad67', '+41 44 1234567'],
    ['+41 44\u200b123 45 67\ufeff', '+41 44123 45 67'],
    ['+41 44 123–45–67', '+41 44 123-45-67'],
    ['044\u2011123\u201145\u201167', '044-123-45-67'],
    ['＋４１ ４４ １２３ ４５ ６７', '+41 44 123 45 67'],
    ['044\t123 \u202f45 67 ', '044 123 45 67'],
  ])('%j is kept as %s and taken', (pasted, kept) => {
    const value = PHONE_KIND.normalise?.(pasted, field);
    expect(value).toBe(kept);
    expect(PHONE_KIND.constraints(field).every((constraint) => constraint.test(value))).toBe(true);
  });

  it.each(['044 123 45 67 intern', 'abc', '12', '++41 44 123 45 67'])('%s is refused as before', (pasted) => {
    const value = PHONE_KIND.normalise?.(pasted, field);
    expect(PHONE_KIND.constraints(field).every((constraint) => constraint.test(value))).toBe(false);
  });
});
