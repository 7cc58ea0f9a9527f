import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readTable } from '../../api/imports/reading/read-table.js';
import type { TableRow } from '../../api/imports/reading/table-row.js';
import { writeTable } from '../../api/platform/tables/write-table.js';
import type { TableFormat } from '../../api/platform/vocabulary/table-format.js';
import { archiveOf, rawWorkbook, workbookOf } from '../support/locations-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Buffer, format: TableFormat): Promise<TableRow[]> {
  const path = join(folder, 'table');
  await writeFile(path, content);
  const rows: TableRow[] = [];
  for await (const row of readTable(path, format)) rows.push(row);
  return rows;
}

const cells = (rows: readonly TableRow[]) => rows.map((row) => row.cells);
const brokenOnes = (rows: readonly TableRow[]) => rows.filter(({ broken }) => broken).map(({ number }) => number);

const PLAIN = [
  ['Name', 'Ort'],
  ['Werk Zürich', 'Genève'],
];

describe('a CSV file', () => {
  const text = 'Name;Ort\r\nWerk Zürich;Genève\r\n';
  const files: [what: string, content: string | Buffer][] = [
    ['in UTF-8 without a mark', text],
    ['in UTF-8 with a mark', `\ufeff${text}`],
    ['in Windows-1252, as Excel writes it', Buffer.from(text, 'latin1')],
    ['in UTF-16, as Excel writes Unicode texts', Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le')],
    ['with commas', text.replaceAll(';', ',')],
    ['with tabs', text.replaceAll(';', '\t')],
    ['that tells its separator', `sep=|\r\n${text.replaceAll(';', '|')}`],
    ['with line ends of Unix', text.replaceAll('\r', '')],
    ['without an end of its last line', text.trimEnd()],
    ['with quotes around everything', text.replace(/[^;\r\n]+/g, '"$&"')],
    ['with empty lines and separators at its end', `${text}\r\n;;\r\n\r\n`],
  ];
  it.each(files)('%s gives its rows', async (_what, content) => {
    expect(cells(await read(content, 'csv'))).toEqual(PLAIN);
  });

  it('may have separators, quotes and line breaks within quotes', async () => {
    const rows = await read('Name;Ort\n"Werk; ""Nord""";"8005\nZürich"\nSüd;Bern\n', 'csv');
    expect(cells(rows).slice(1)).toEqual([
      ['Werk; "Nord"', '8005\nZürich'],
      ['Süd', 'Bern'],
    ]);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it('keeps an empty row between others and tells its number', async () => {
    const rows = await read('Name\nA\n\n;;\nB\n', 'csv');
    expect(rows.map(({ number, cells: [first] }) => [number, first])).toEqual([
      [1, 'Name'],
      [2, 'A'],
      [3, undefined],
      [4, undefined],
      [5, 'B'],
    ]);
  });

  it('has rows that cannot be read where quotes are broken or characters are none', async () => {
    expect(brokenOnes(await read('Name\nA\nB\u0000\nC\n', 'csv'))).toEqual([3]);
    expect(brokenOnes(await read('Name;Ort\nA;B\n"C;D\nE;F\n', 'csv'))).toEqual([3]);
    const undefinedByte = Buffer.concat([Buffer.from('Name\nA'), Buffer.from([0x81]), Buffer.from('\nB\n')]);
    expect(brokenOnes(await read(undefinedByte, 'csv'))).toEqual([2]);
  });

  it('takes away the apostrophe that disarms a formula, and no other', async () => {
    expect(cells(await read(`Name;Ort\n'+41 44;'s-Gravenhage\n`, 'csv'))[1]).toEqual(['+41 44', `'s-Gravenhage`]);
  });

  it('has at most 50,000 rows and 100 columns', async () => {
    const rows = (count: number) => `Name\n${'A\n'.repeat(count)}`;
    expect(await read(rows(50_000), 'csv')).toHaveLength(50_001);
    await expect(read(rows(50_001), 'csv')).rejects.toMatchObject({ status: 422, code: 'IMPORT_ROWS' });
    await expect(read(`${';'.repeat(100)}A\n`, 'csv')).rejects.toMatchObject({ code: 'IMPORT_COLUMNS' });
  });
});

describe('a workbook', () => {
  const raw = (rows: string, texts?: string, prolog?: string) =>
    read(archiveOf(rawWorkbook(rows, texts, prolog)), 'xlsx');

  it('gives the rows of its first sheet', async () => {
    expect(cells(await read(await workbookOf(PLAIN), 'xlsx'))).toEqual(PLAIN);
  });

  it('may have an empty row with a format far below', async () => {
    const far = '<row r="1048576" spans="1:1"><c r="A1048576" s="1"/></row>';
    expect(cells(await raw(`<row r="1"><c r="A1" t="str"><v>A</v></c></row>${far}`))).toEqual([['A']]);
  });

  it('stops reading at the first thing that is broken', async () => {
    const start = process.memoryUsage().rss;
    const broken = `<row><c></row>${'<a>'.repeat(10_000_000)}`;
    await expect(raw(broken)).rejects.toMatchObject({ code: 'IMPORT_UNREADABLE' });
    expect(process.memoryUsage().rss - start).toBeLessThan(300 * 1024 * 1024);
  });

  it('gives numbers, days, truths and shared, formatted and inline texts as people see them', async () => {
    const [row] = await raw(
      `<row r="1"><c r="A1"><v>8005</v></c><c r="B1"><v>4.1441234567E10</v></c><c r="C1" s="1"><v>46022</v></c>
       <c r="D1" t="b"><v>1</v></c><c r="E1" t="s"><v>1</v></c><c r="G1" t="inlineStr"><is><t>da</t></is></c></row>`,
      '<si><t>null</t></si><si><r><t>Werk </t></r><r><t>Nord</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
    );
    expect(row?.cells).toEqual(['8005', '41441234567', '2025-12-31', 'true', 'Werk Nord', '', 'da']);
  });

  it('places cells that do not say where they stand behind the ones before them, empty ones included', async () => {
    const [row] = await raw(
      '<row><c/><c t="str"><v>B</v></c><c t="s"><v>0</v></c><c r="F1" t="str"><v>F</v></c><c t="str"><v>G</v></c></row>',
      '<si><t>zwei_x000A_Zeilen</t></si>',
    );
    expect(row?.cells).toEqual(['', 'B', 'zwei\nZeilen', '', '', 'F', 'G']);
  });

  it('gives back what was written, whatever stands in it', async () => {
    const rows = [
      ['Name', '', 'Ort', ...Array.from({ length: 30 }, (_, at) => `S${at}`)],
      ['<b>&amp;"\'', '', ' mit Rand '],
      ['', '_x0041_', 'zwei\r\nZeilen\tTab', '=1+1', '😀 Zürich'],
      [],
      ['Ende'],
    ];
    const written = writeTable('xlsx', Readable.from(rows));
    expect(cells(await read(Buffer.concat(await written.toArray()), 'xlsx'))).toEqual(rows);
  });

  it('counts formulas by their last value and has rows that cannot be read where there is none', async () => {
    const rows = await raw(
      `<row r="1"><c r="A1" t="str"><f>1+1</f><v>Name</v></c></row><row r="2"><c r="A2" t="e"><f>A9</f><v>#REF!</v></c></row>
       <row r="3"><c r="A3"><f>HYPERLINK("http://x")</f></c></row><row r="5"><c r="A5" t="str"><f>A1</f><v>B</v></c></row>`,
    );
    expect(rows.map(({ number, cells: [first] }) => [number, first])).toEqual([
      [1, 'Name'],
      [2, '#REF!'],
      [3, undefined],
      [4, undefined],
      [5, 'B'],
    ]);
    expect(brokenOnes(rows)).toEqual([2, 3]);
  });

  const cell = '<row><c t="str"><v>A</v></c></row>';
  const hostile: [what: string, content: () => Buffer, code: string][] = [
    ['no archive', () => Buffer.from('PK\u0003\u0004 nothing'), 'IMPORT_UNREADABLE'],
    ['an archive of something else', () => archiveOf({ 'readme.txt': 'hello' }), 'IMPORT_UNREADABLE'],
    ['one with broken XML', () => archiveOf(rawWorkbook('<row><c></row>')), 'IMPORT_UNREADABLE'],
    [
      'one with entities that grow',
      () => archiveOf(rawWorkbook('<row><c t="str"><v>&b;</v></c></row>', '', '<!DOCTYPE x [<!ENTITY b "bomb">]>')),
      'IMPORT_UNREADABLE',
    ],
    ['one that unpacks to a gigabyte', () => archiveOf({ ...rawWorkbook(cell), ...bomb() }), 'IMPORT_UNPACKED'],
    ['one that lies about its size', () => archiveOf({ ...rawWorkbook(cell), ...bomb() }, 1_000), 'IMPORT_UNREADABLE'],
    [
      'one with too many shared texts',
      () => archiveOf(rawWorkbook(cell, `<si><t>${'x'.repeat(20_000)}</t></si>`.repeat(1_300))),
      'IMPORT_UNPACKED',
    ],
    [
      'one whose few shared texts fill too many cells',
      () =>
        archiveOf(
          rawWorkbook('<row><c t="s"><v>0</v></c></row>'.repeat(3_000), `<si><t>${'x'.repeat(25_000)}</t></si>`),
        ),
      'IMPORT_UNPACKED',
    ],
    ['one whose elements lie too deep', () => archiveOf(rawWorkbook('<a>'.repeat(1_000_000))), 'IMPORT_UNPACKED'],
    ['one with a tag that does not end', () => archiveOf(rawWorkbook(`<c r="${'A'.repeat(1e6)}`)), 'IMPORT_UNPACKED'],
    ['one with a comment that does not end', () => archiveOf(rawWorkbook(`<!--${'x'.repeat(1e6)}`)), 'IMPORT_UNPACKED'],
    ['one with more rows than a sheet has', () => archiveOf(rawWorkbook('<row/>'.repeat(1_048_577))), 'IMPORT_ROWS'],
    ['one packed in a way that nobody knows', () => strangely(archiveOf(rawWorkbook(cell))), 'IMPORT_UNREADABLE'],
    [
      'one with a row far below',
      () => archiveOf(rawWorkbook(`${cell}<row r="1048576"><c t="str"><v>Z</v></c></row>`)),
      'IMPORT_ROWS',
    ],
    [
      'one with a cell far to the right',
      () => archiveOf(rawWorkbook('<row><c r="XFD1" t="str"><v>A</v></c></row>')),
      'IMPORT_COLUMNS',
    ],
  ];
  /** Declares another packing method in the head of each part. */
  const strangely = (archive: Buffer) => {
    for (const [mark, at] of [
      ['PK\u0001\u0002', 10],
      ['PK\u0003\u0004', 8],
    ] as const) {
      for (
        let start = archive.indexOf(mark, 0, 'latin1');
        start >= 0;
        start = archive.indexOf(mark, start + 1, 'latin1')
      )
        archive.writeUInt16LE(14, start + at);
    }
    return archive;
  };
  const bomb = () => ({ 'xl/worksheets/sheet1.xml': Buffer.alloc(100 * 1024 * 1024, ' ') });
  it.each(hostile)('is refused as %s', async (_what, content, code) => {
    await expect(read(content(), 'xlsx')).rejects.toMatchObject({ status: 422, code });
  });
});
