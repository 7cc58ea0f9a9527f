import type { Readable } from 'node:stream';
import type { Cell, CellFormat, Row } from './cell.js';
import { gathered } from './gathered.js';
import { localTime } from './local-time.js';
import { zipOf } from './zip-stream.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Number formats of Excel, and widths of columns in characters. */
const FORMATS: Readonly<Record<CellFormat, { readonly code: string; readonly width: number }>> = {
  text: { code: '@', width: 24 },
  integer: { code: '0', width: 12 },
  quantity: { code: '#,##0.###', width: 12 },
  money: { code: '[$CHF-807] #,##0.00;[$CHF-807] -#,##0.00', width: 16 },
  day: { code: 'dd.mm.yyyy', width: 12 },
  moment: { code: 'dd.mm.yyyy hh:mm', width: 17 },
  time: { code: 'hh:mm', width: 10 },
};
const NAMES = Object.keys(FORMATS) as CellFormat[];
/** Style of the headings, after those of the formats. */
const HEADING = NAMES.length;
/** Excel reserves smaller numbers for its own formats. */
const FIRST_CODE = 164;
/** Most characters of a cell in Excel. */
const LONGEST = 32_767;
const DAY_MS = 86_400_000;
/** Day zero of Excel, which counts a day too many before March 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_COUNTED = 61;

const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
const PACKAGE = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const WORKBOOK = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const PARTS = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const CODES = NAMES.map(
  (name, at) => `<numFmt numFmtId="${FIRST_CODE + at}" formatCode="${FORMATS[name].code}"/>`,
).join('');
const style = (at: number, bold = false) =>
  `<xf numFmtId="${FIRST_CODE + at}" fontId="${bold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${bold ? ' applyFont="1"' : ''}/>`;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${NAMES.length}">${CODES}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${HEADING + 1}">${NAMES.map((_name, at) => style(at)).join('')}${style(0, true)}</cellXfs></styleSheet>`;

/** A workbook of one sheet with a fixed, bold first row, streamed. Columns with formats have filters. */
export const xlsxOf = (rows: AsyncIterable<Row>, formats: readonly CellFormat[]): Readable =>
  zipOf([
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [PACKAGE] },
    { name: 'xl/workbook.xml', content: [WORKBOOK] },
    { name: 'xl/_rels/workbook.xml.rels', content: [PARTS] },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: gathered(sheetOf(rows, formats)) },
  ]);

async function* sheetOf(rows: AsyncIterable<Row>, formats: readonly CellFormat[]): AsyncGenerator<string> {
  const letters: string[] = [];
  let number = 0;
  for await (const row of rows) {
    number += 1;
    if (number === 1) yield beginningOf(row.length, formats);
    let text = `<row r="${number}">`;
    for (const [column, cell] of row.entries()) {
      letters[column] ??= lettersOf(column);
      const place = `${letters[column]}${number}`;
      text += number === 1 ? textCell(String(cell ?? ''), place, HEADING) : cellOf(cell, place, formats[column]);
    }
    yield `${text}</row>`;
  }
  const filter =
    formats.length > 0 && number > 0 ? `<autoFilter ref="A1:${lettersOf(formats.length - 1)}${number}"/>` : '';
  yield `${number === 0 ? beginningOf(1, formats) : ''}</sheetData>${filter}</worksheet>`;
}

function beginningOf(columns: number, formats: readonly CellFormat[]): string {
  const widths = Array.from({ length: Math.max(columns, 1) }, (_, at) => FORMATS[formats[at] ?? 'text'].width);
  const columnTags = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columnTags.join('')}</cols><sheetData>`;
}

function cellOf(cell: Cell, place: string, format: CellFormat = 'text'): string {
  if (cell === null) return '';
  const number = typeof cell === 'number' ? cell : serialOf(cell, format);
  if (number === undefined) return textCell(String(cell), place, 0);
  return `<c r="${place}" s="${NAMES.indexOf(format)}"><v>${number}</v></c>`;
}

/** The serial number of a day, a moment or a time in Excel; undefined for a text. */
function serialOf(text: string, format: CellFormat): number | undefined {
  if (format === 'time') return (Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))) / 1440;
  if (format !== 'day' && format !== 'moment') return undefined;
  const serial = ((format === 'day' ? Date.parse(text) : localTime(text)) - DAY_ZERO) / DAY_MS;
  return serial >= FIRST_COUNTED ? serial : undefined;
}

const textCell = (text: string, place: string, style: number) =>
  text === ''
    ? ''
    : `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Column 0 is 'A', column 27 is 'AB'. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Rare characters: most texts need no escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSAFE = /[\u0000-\u0008\u000b-\u001f&<>_\ud800-\udfff\ufffe\uffff]/;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes text for XML and Excel's own escapes; characters without a place in XML are replaced. */
function escaped(cellText: string): string {
  const text = cellText.length > LONGEST ? `${cellText.slice(0, LONGEST - 1)}…` : cellText;
  if (!UNSAFE.test(text)) return text;
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? '')
  );
}
