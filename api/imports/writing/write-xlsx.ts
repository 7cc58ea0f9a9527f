import type { Readable } from 'node:stream';
import { zipOf } from './zip-stream.js';

type Row = readonly string[];

/** Width of the columns, in characters. */
const WIDTH = 24;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Formats of cells: a text, and a text in bold. */
const PLAIN = 0;
const BOLD = 1;

const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
const PACKAGE = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const WORKBOOK = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const PARTS = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** A workbook of one sheet whose cells are all texts, its first row in bold and held in place; written as rows come. */
export const xlsxOf = (rows: AsyncIterable<Row>): Readable =>
  zipOf([
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [PACKAGE] },
    { name: 'xl/workbook.xml', content: [WORKBOOK] },
    { name: 'xl/_rels/workbook.xml.rels', content: [PARTS] },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows) },
  ]);

async function* sheetOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let number = 0;
  for await (const row of rows) {
    number += 1;
    if (number === 1) yield beginningOf(row.length);
    yield `<row r="${number}">${row.map((text, column) => cellOf(text, column, number)).join('')}</row>`;
  }
  yield `${number === 0 ? beginningOf(1) : ''}</sheetData></worksheet>`;
}

const beginningOf = (columns: number) =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(columns, 1)}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`;

const cellOf = (text: string, column: number, row: number) =>
  text === ''
    ? ''
    : `<c r="${lettersOf(column)}${row}" t="inlineStr" s="${row === 1 ? BOLD : PLAIN}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Column 0 is 'A', column 27 is 'AB'. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Text for XML; what looks like one of Excel's own escapes is told from them, and what XML does not know is left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? '');
