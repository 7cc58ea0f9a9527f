import type { Content } from 'pdfmake';
import { GREY, LINE, type PaperText, paperFrame, type Write } from '../../files/pdf/paper-frame.js';
import { SIGNATURE_BOX, type Strokes } from '../signature/strokes-kind.js';
import type { PaperLine, PaperRow, ReportPaper } from './report-paper.js';

const SIGNATURE_WIDTH = 200;
const SCALE = SIGNATURE_WIDTH / SIGNATURE_BOX.width;

/** The document of a report: A4, the head with the tenant, the positions as a table that goes on over pages. */
export function paperDefinition(paper: ReportPaper, write: Write): Readonly<Record<string, unknown>> {
  const { title, tenant, subtitle, logo, recipient, lines, hours, remarks, files, signature } = paper;
  const text: PaperText = (value, more = {}) => ({ text: write(value), ...more });
  const heading = (value: string) => text(value, { fontSize: 11, bold: true, margin: [0, 14, 0, 4] });
  return {
    ...paperFrame(paper, text, 45),
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2 },
    content: [
      {
        columns: [
          text(tenant, { fontSize: 12, bold: true }),
          ...(logo ? [{ image: logo, fit: [130, 50], alignment: 'right', width: 140 }] : []),
        ],
      },
      text(recipient, { fontSize: 10, margin: [0, 24, 0, 24] }),
      text(title, { fontSize: 16, bold: true }),
      text(subtitle, { color: GREY, margin: [0, 2, 0, 10] }),
      ...(lines.length > 0 ? [pairs(lines, text)] : []),
      ...(paper.rows.length > 0 ? [positions(paper, text)] : []),
      ...(hours.lines.length > 0 ? [heading(hours.title), pairs(hours.lines, text)] : []),
      ...(remarks ? [heading(remarks[0]), text(remarks[1])] : []),
      ...(files.names.length > 0 ? [heading(files.title), ...files.names.map((name) => text(name))] : []),
      ...(signature
        ? [
            {
              unbreakable: true,
              stack: [
                heading(signature.title),
                signature.strokes.length > 0
                  ? { canvas: ink(signature.strokes) }
                  : text(signature.name, { fontSize: 18, italics: true, margin: [0, 10, 0, 10] }),
                text(signature.text, { color: GREY }),
              ],
            },
          ]
        : []),
    ],
  };
}

const pairs = (lines: readonly PaperLine[], text: PaperText): Content => ({
  layout: 'noBorders',
  table: {
    widths: [130, '*'],
    body: lines.map(([label, value]) => [text(label, { color: GREY }), text(value)]),
  },
});

function positions({ columns, rows, total }: ReportPaper, text: PaperText): Content {
  const withPrices = rows.some(({ unitPrice }) => unitPrice !== undefined);
  const cells = ({ number, description, details, quantity, unitPrice, amount }: PaperRow): Content[] => [
    text(number),
    { stack: [text(description), ...(details ? [text(details, { color: GREY, fontSize: 8 })] : [])] },
    text(quantity, { alignment: 'right' }),
    ...(withPrices ? [text(unitPrice ?? '', { alignment: 'right' }), text(amount ?? '', { alignment: 'right' })] : []),
  ];
  const head = columns.map((name, index) => text(name, { bold: true, ...(index > 1 && { alignment: 'right' }) }));
  const sum = total && [
    text(total[0], { colSpan: 4, bold: true }),
    '',
    '',
    '',
    text(total[1], { bold: true, alignment: 'right' }),
  ];
  return {
    margin: [0, 14, 0, 0],
    table: {
      headerRows: 1,
      widths: withPrices ? [28, '*', 75, 70, 75] : [28, '*', 90],
      body: [head, ...rows.map(cells), ...(sum ? [sum] : [])],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 2,
      paddingRight: () => 2,
    },
  };
}

/** The strokes of a signature as lines and dots. */
const ink = (strokes: Strokes): Content =>
  strokes.map((line) => {
    const points = line.map(([x, y]) => ({ x: x * SCALE, y: y * SCALE }));
    const [dot] = points;
    if (points.length === 1) return { type: 'ellipse', ...dot, color: 'black', r1: 0.7, r2: 0.7 };
    return { type: 'polyline', lineWidth: 1.4, lineCap: 'round', points };
  });
