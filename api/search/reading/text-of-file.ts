import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { encodingOf, textOf } from '../../imports/reading/csv-encoding.js';
import { XlsxArchive } from '../../imports/reading/xlsx-archive.js';
import { readXml } from '../../imports/reading/xml-events.js';
import { Problem } from '../../platform/http/problem.js';
import { LONGEST_TEXT, type TextKind } from './text-kind.js';

/** Most pages of a PDF that are read. */
const MOST_PAGES = 300;
/** Most sheets of a workbook that are read. */
const MOST_SHEETS = 100;

/** A file without a readable text: it is broken, encrypted, or larger than it declares. */
export class UnreadText extends Error {
  constructor(readonly code: 'UNREADABLE' | 'TOO_LARGE') {
    super(code);
  }
}

const READERS: Readonly<Record<TextKind, (path: string) => AsyncGenerator<string>>> = {
  pdf: pdfTexts,
  docx: (path) => partTexts(path, ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']),
  xlsx: (path) =>
    partTexts(path, [
      'xl/sharedStrings.xml',
      ...Array.from({ length: MOST_SHEETS }, (_, at) => `xl/worksheets/sheet${at + 1}.xml`),
    ]),
  txt: plainTexts,
};

/** The text of a file, cut to the limit of the index. Throws `UnreadText`. */
export async function textOfFile(path: string, kind: TextKind): Promise<string> {
  let text = '';
  try {
    for await (const piece of READERS[kind](path)) {
      text += piece;
      if (text.length >= LONGEST_TEXT) break;
    }
  } catch (error) {
    const isTooMuch = error instanceof Problem && error.code === 'IMPORT_UNPACKED';
    throw new UnreadText(isTooMuch ? 'TOO_LARGE' : 'UNREADABLE');
  }
  return tidy(text.slice(0, LONGEST_TEXT));
}

/** The text without characters that the database refuses. */
const tidy = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

async function* pdfTexts(path: string): AsyncGenerator<string> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    // Separate texts end the line; the words within a text have their own spaces.
    yield items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    yield '\n';
    page.cleanup();
  }
}

/** The text of the elements `t` in some parts of an Office file; paragraphs, rows and cells end a line. */
async function* partTexts(path: string, names: readonly string[]): AsyncGenerator<string> {
  const archive = await XlsxArchive.open(path);
  try {
    let found = '';
    let isText = false;
    const listener = {
      open: (name: string) => {
        isText = name === 't';
        if (name === 'tab' || name === 'br') found += ' ';
      },
      text: (text: string) => {
        if (isText) found += text;
      },
      close: (name: string) => {
        isText = false;
        if (name === 'p' || name === 'si' || name === 'c') found += '\n';
      },
    };
    const present = names.filter((name) => archive.has(name));
    // A file with the type of an Office file and without its parts.
    if (present.length === 0) throw new UnreadText('UNREADABLE');
    for (const name of present) {
      for await (const _piece of readXml(await archive.part(name), listener)) {
        yield found;
        found = '';
      }
    }
  } finally {
    archive.close();
  }
}

async function* plainTexts(path: string): AsyncGenerator<string> {
  yield* textOf(path, await encodingOf(path));
}
