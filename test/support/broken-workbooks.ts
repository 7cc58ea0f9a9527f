import { archiveOf, rawWorkbook } from './locations-file.js';
import type { Random } from './random.js';

/** Pieces of a sheet, honest and other ones. */
const PIECES = [
  '<row r="1"><c r="A1" t="str"><v>Name</v></c></row>',
  '<row><c t="s"><v>0</v></c></row>',
  '<row r="1048576"><c r="XFD1048576"/></row>',
  '<row r="-1"><c r="??"><v>1e999</v></c></row>',
  '<c t="inlineStr"><is><t>&#x10FFFF;&amp;</t></is></c>',
  '<a>',
  '<a/>',
  '</a>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x',
  '<row ',
  ' r="',
  '&b;',
  '<!DOCTYPE x [<!ENTITY b "bomb">]>',
  '\0',
  '\ufffe',
  'x'.repeat(1_000),
  '[[[[""""',
] as const;

const PARTS = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'] as const;

/** A workbook that is torn, or small and unpacks to very much; the same for the same chances. */
export function brokenWorkbook(random: Random): Buffer {
  const many = () => random.pick([1, 1, 2, 50, 1_000, 100_000]);
  const pieces = (count: number) =>
    Array.from({ length: count }, () => random.pick(PIECES).repeat(many()).slice(0, 4_000_000)).join('');
  const parts = rawWorkbook(pieces(Math.floor(random.next() * 8)), pieces(Math.floor(random.next() * 3)));
  if (random.chance(0.3)) {
    const part = random.pick(PARTS);
    const text = parts[part] as string;
    const at = Math.floor(random.next() * text.length);
    parts[part] = text.slice(0, at) + pieces(1) + text.slice(random.chance(0.5) ? at : text.length);
  }
  const archive = archiveOf(parts, random.chance(0.1) ? Math.floor(random.next() * 1e6) : undefined);
  for (let fault = random.chance(0.4) ? 1 + Math.floor(random.next() * 5) : 0; fault > 0; fault -= 1) {
    archive[Math.floor(random.next() * archive.length)] = Math.floor(random.next() * 256);
  }
  return random.chance(0.1) ? archive.subarray(0, Math.floor(random.next() * archive.length)) : archive;
}
