import { posix } from 'node:path';
import { SharedTexts } from './shared-texts.js';
import { LONGEST_CELL } from './table-row.js';
import { SMALL_PART, unreadable, type XlsxArchive } from './xlsx-archive.js';
import { readWholeXml } from './xml-events.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Built-in formats of Excel that show more than the number (ECMA-376 18.8.30). */
const BUILT_IN: readonly (readonly [id: number, code: string])[] = [
  [9, '0%'],
  [10, '0.00%'],
  ...[14, 15, 16, 17, 22].map((id) => [id, 'dd.mm.yyyy'] as const),
  ...[18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'hh:mm'] as const),
  // All formats that depend on the language are days or times (27 to 36, 50 to 58).
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'dd.mm.yyyy'] as const),
];

/** Characters of a format in Excel at most. */
const LONGEST_FORMAT = 255;

/** The first visible sheet of a workbook with the texts and formats of its cells. */
export interface Workbook {
  readonly sheet: string;
  readonly texts: SharedTexts;
  /** The number format of a style; 'General' for an unknown one. */
  formatOf(style: number): string;
  /** Whether days are counted from 1904, as by Excel for Macintosh. */
  readonly isFrom1904: boolean;
}

/** Reads the parts of a workbook that describe its first sheet. Throws 422. */
export async function readWorkbook(archive: XlsxArchive): Promise<Workbook> {
  let first: string | undefined;
  let isFrom1904 = false;
  await readWholeXml(await archive.part(WORKBOOK, SMALL_PART), {
    open: (name, attributes) => {
      if (name === 'sheet' && attributes.state === undefined) first ??= attributes['r:id'] ?? attributes.id ?? '';
      else if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  });
  const targets = new Map<string, string>();
  const types = new Map<string, string>();
  await readWholeXml(await archive.part(RELATIONS, SMALL_PART), {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      targets.set(Id, path);
      types.set(Type.split('/').at(-1) ?? '', path);
    },
  });
  const sheet = targets.get(first ?? '');
  if (!sheet) throw unreadable();
  const shared = types.get('sharedStrings');
  const styles = types.get('styles');
  const formats = styles && archive.has(styles) ? await readFormats(archive, styles) : [];
  return {
    sheet,
    texts: shared && archive.has(shared) ? await readTexts(archive, shared) : new SharedTexts(),
    formatOf: (style) => formats[style] ?? 'General',
    isFrom1904,
  };
}

async function readTexts(archive: XlsxArchive, part: string): Promise<SharedTexts> {
  const texts = new SharedTexts();
  let text = '';
  let inText = false;
  let phonetic = false;
  await readWholeXml(await archive.part(part), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    text: (piece) => {
      if (inText && text.length < LONGEST_CELL) text += piece;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') texts.add(text);
    },
  });
  return texts;
}

/** The formats of numbers by the number of their style. */
async function readFormats(archive: XlsxArchive, part: string): Promise<string[]> {
  const codes = new Map(BUILT_IN);
  const formats: string[] = [];
  let inStyles = false;
  await readWholeXml(await archive.part(part, SMALL_PART), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode.slice(0, LONGEST_FORMAT));
      else if (name === 'cellXfs') inStyles = true;
      else if (name === 'xf' && inStyles) formats.push(codes.get(Number(numFmtId)) ?? 'General');
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return formats;
}
