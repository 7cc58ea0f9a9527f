import type { Content } from 'pdfmake';
import { GREY, LINE, type PaperText, paperFrame, type Write } from '../../files/pdf/paper-frame.js';
import type { Label, LabelPaper } from './label-paper.js';

const MARGIN = 36;
const COLUMNS = 2;
/** Points of a label: five rows of two fill a page in A4. */
const LABEL = { width: 254, height: 132, code: 120 } as const;

/** The document of a sheet of labels, two beside each other. */
export function labelDefinition(paper: LabelPaper, write: Write): Readonly<Record<string, unknown>> {
  const text: PaperText = (value, more = {}) => ({ text: write(value), ...more });
  const cells = paper.labels.map((label) => labelCell(label, paper, text));
  return {
    ...paperFrame(paper, text, MARGIN),
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.15 },
    content: [
      {
        table: {
          widths: Array(COLUMNS).fill(LABEL.width),
          heights: LABEL.height,
          dontBreakRows: true,
          body: rowsOf(cells),
        },
        layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => LINE, vLineColor: () => LINE },
      },
    ],
  };
}

const rowsOf = (cells: readonly Content[]): Content[][] =>
  Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_row, at) =>
    Array.from({ length: COLUMNS }, (_cell, column) => cells[at * COLUMNS + column] ?? ''),
  );

function labelCell(
  { name, serialNumber, location, customer, url }: Label,
  paper: LabelPaper,
  text: PaperText,
): Content {
  return {
    margin: [2, 6, 2, 6],
    columns: [
      { width: LABEL.code + 8, qr: url, fit: LABEL.code, eccLevel: 'M' } as Content,
      {
        width: '*',
        stack: [
          text(name, { fontSize: 11, bold: true, margin: [0, 0, 0, 3] }),
          ...(serialNumber ? [text(`${paper.serial} ${serialNumber}`)] : []),
          text(location),
          text(customer, { color: GREY }),
          text(paper.hint, { color: GREY, fontSize: 7, margin: [0, 8, 0, 0] }),
        ],
      },
    ],
  };
}
