import type { Content } from 'pdfmake';
import { GREY, LINE, type PaperText, paperFrame, type Write } from '../../files/pdf/paper-frame.js';
import type { ListPaper, PaperChart } from './list-paper.js';

const BAR = '#1f3a6e';
const CHART = { width: 370, label: 110, bar: 200, height: 9 } as const;
const MARGIN = 36;
/** Points between the margins of a page in landscape. */
const WIDTH = 770;
/** Points between two columns. */
const PADDING = 5;
/** Width of a digit, in parts of the size of its font; of a heading, which is bold, a little more is needed. */
const DIGIT = 0.62;
/** Digits for which each column of texts has room. */
const NARROWEST = 6;
/** Phone numbers, amounts and numbers of documents. */
const NUMBER = /^[+(]?\d[\d\s'’.,:/()-]*$/;

/** The document of a list: its charts, and the table, which repeats its headings on each page. */
export function listDefinition(paper: ListPaper, write: Write): Readonly<Record<string, unknown>> {
  const { title, subtitle, charts, headings, atRight, rows } = paper;
  const text: PaperText = (value, more = {}) => ({ text: write(value), ...more });
  const size = headings.length > 12 ? 5 : headings.length > 8 ? 6 : 7;
  const widths = columnWidths(paper, size);
  /** Numbers of any kind, those of phones as well, as long as they fit. */
  const isWhole = (cell: string, column: number) =>
    paper.whole[column] || (NUMBER.test(cell) && cell.length * size * DIGIT <= (widths[column] ?? 0));
  return {
    ...paperFrame(paper, text, MARGIN),
    pageOrientation: 'landscape',
    defaultStyle: { font: 'Roboto', fontSize: size, lineHeight: 1.15 },
    content: [
      text(title, { fontSize: 16, bold: true }),
      text(subtitle, { fontSize: 9, color: GREY, margin: [0, 2, 0, 12] }),
      ...pairs(charts.map((counts) => chart(counts, text))),
      {
        margin: [0, 10, 0, 0],
        table: {
          headerRows: 1,
          widths,
          body: [headings, ...rows].map((row, at) =>
            row.map((cell, column) =>
              text(cell, {
                ...(at === 0 && { bold: true }),
                ...(atRight[column] && { alignment: 'right' }),
                ...(at > 0 && isWhole(cell, column) && { noWrap: true }),
              }),
            ),
          ),
        },
        layout: {
          hLineWidth: () => 0.5,
          vLineWidth: () => 0,
          hLineColor: () => LINE,
          paddingLeft: () => 2,
          paddingRight: () => 2,
        },
      },
    ],
  };
}

/** Points of each column: as wide as its longest value where that stays on one line, the rest in equal parts. */
export function columnWidths({ headings, rows, whole }: ListPaper, size: number): number[] {
  const lengths = headings.map((heading, column) => {
    const words = heading.split(' ').map(({ length }) => length);
    return whole[column] ? rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), Math.max(...words)) : 0;
  });
  const own = lengths.map((length) => length * size * DIGIT);
  const texts = whole.filter((isWhole) => !isWhole).length;
  const left = WIDTH - headings.length * PADDING - own.reduce((sum, width) => sum + width, 0);
  return own.map((width, column) => (whole[column] ? width : Math.max(left / texts, size * NARROWEST)));
}

/** Two charts beside each other. */
const pairs = (charts: readonly Content[]): Content[] =>
  charts.flatMap((left, index) =>
    index % 2 === 0
      ? [{ columns: [left, charts[index + 1] ?? ''], columnGap: 24, unbreakable: true, margin: [0, 0, 0, 10] }]
      : [],
  );

function chart({ title, bars }: PaperChart, text: PaperText): Content {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return {
    width: CHART.width,
    stack: [
      text(title, { fontSize: 10, bold: true, margin: [0, 0, 0, 4] }),
      ...bars.map(({ label, count, shown }) => ({
        margin: [0, 1, 0, 1],
        columns: [
          text(label, { width: CHART.label, fontSize: 8 }),
          {
            width: CHART.bar,
            canvas: [
              {
                type: 'rect',
                x: 0,
                y: 0,
                w: Math.max((count / most) * CHART.bar, 1),
                h: CHART.height,
                color: BAR,
              },
            ],
          },
          text(shown, { width: 50, fontSize: 8, margin: [6, 0, 0, 0] }),
        ],
      })),
    ],
  };
}
