import { posix } from 'node:path';
import { SharedTexts } from './shared-texts.js';
import { LONGEST_CELL } from './table-row.js';
import { SMALL_PART, unreadable, type XlsxArchive } from './xlsx-archive.js';
import { readWholeXml } from './xml-events.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Formats of numbers that Excel has built in for days and times (ECMA-376 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Characters of a format that Excel takes. */
const LONGEST_FORMAT = 255;

/** What the rows of a workbook's first sheet refer to. */
export interface Workbook {
  readonly sheet: string;
  readonly texts: SharedTexts;
  /** Whether a style shows its number as a day. */
  isDate(style: number): boolean;
}

export async function readWorkbook(archive: XlsxArchive): Promise<Workbook> {
  let first: string | undefined;
  await readWholeXml(await archive.part(WORKBOOK, SMALL_PART), {
    open: (name, attributes) => {
      if (name === 'sheet' && attributes.state === undefined) first ??= attributes['r:id'] ?? attributes.id ?? '';
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
  const dates = styles && archive.has(styles) ? await readDateStyles(archive, styles) : new Set<number>();
  return {
    sheet,
    texts: shared && archive.has(shared) ? await readTexts(archive, shared) : new SharedTexts(),
    isDate: (style) => dates.has(style),
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

async function readDateStyles(archive: XlsxArchive, part: string): Promise<Set<number>> {
  const formats = new Set(BUILT_IN_DATES);
  const dates = new Set<number>();
  let styles = 0;
  let inStyles = false;
  await readWholeXml(await archive.part(part, SMALL_PART), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) formats.add(Number(numFmtId));
      else if (name === 'cellXfs') inStyles = true;
      else if (name === 'xf' && inStyles) {
        if (formats.has(Number(numFmtId))) dates.add(styles);
        styles += 1;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return dates;
}

/** Whether a format shows days: letters of a date outside of quotes, brackets and escapes. */
const isDateFormat = (code: string) =>
  /[dy]/i.test(code.slice(0, LONGEST_FORMAT).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
