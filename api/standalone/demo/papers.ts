import { ZONE } from '../../platform/vocabulary/zone.js';
import type { PaperData } from './data/ticket-data.js';

const TOP = 780;
const LEFT = 60;
const LEADING = 18;

/** Text in the WinAnsi encoding of the standard fonts, as a PDF string; other characters become question marks. */
const literal = (text: string) =>
  `(${text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\x20-\xff]/g, '?')
    .replaceAll(/[\\()]/g, '\\$&')})`;

/** One page A4 with a heading and lines of text. */
export function pdfOf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F2 18 Tf ${LEFT} ${TOP} Td ${literal(heading)} Tj`,
    `/F1 11 Tf 0 ${-2 * LEADING} Td ${LEADING} TL`,
    ...lines.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

type Values = Readonly<Record<string, string>>;

/** Replaces each `{name}` by its value; a name without a value stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The lines of a paper, with one for each item. */
export const linesOf = ({ lines, item }: PaperData, values: Values, items: readonly Values[] = []): string[] =>
  lines.flatMap((line) => (line === '{items}' ? items.map((values) => fill(item, values)) : [fill(line, values)]));

/** The day of a moment as papers write it. */
export const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('de-CH', { dateStyle: 'long', timeZone: ZONE });
