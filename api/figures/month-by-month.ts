import { Question } from '../platform/read/question.js';
import { Statement } from '../platform/read/statement.js';
import { endOfDay, startOfDay } from '../platform/resource/time-kinds.js';
import { today } from '../platform/resource/today.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { byCount, type Cell, together, united } from './cells.js';
import { type Asked, byStretch, type FoundFigure, wholeOf } from './figure-question.js';
import type { KeptCells } from './kept-cells.js';
import { type Piece, piecesOf } from './period.js';

/** The tables of which each write marks the months of its ticket. */
const MARKED = new Set(['ticket', 'report']);

/** A piece under the marks that its months have now, and what is kept under them. */
interface KeptPiece {
  readonly piece: Piece;
  readonly name: string;
  readonly marks: string;
  readonly cells: readonly Cell[] | undefined;
}

/**
 * Works a figure out month by month. What was worked out of a month holds until a ticket that was created or closed in it
 * is written, so that while people work the present month is read and a few others, however many tickets there are.
 * `asked` has no bounds of its period yet. Undefined is answered where there are too many cells, and told at once where it
 * looks at more than is marked, or at no moment.
 *
 * Marks are read before tickets: who writes in between is counted already, and has the month worked out anew next time.
 */
export function monthByMonth(asked: Asked, kept: KeptCells): Question<FoundFigure | undefined> | undefined {
  const { figure, period } = asked;
  const pieces = figure.moment ? piecesOf(period, today()) : [];
  if (pieces.length === 0) return undefined;
  const whole = wholeOf(asked);
  const name = kept.nameOf(whole);
  if (!isMarked(whole.text) || kept.isTooMuch(name)) return undefined;
  return new Question([marksStatement(pieces)], ([rows = []]) => {
    const found = pieces.map((piece): KeptPiece => {
      const marks = marksOf(piece, rows);
      const own = [name, piece.from, piece.until, piece.endsPeriod].join(' ');
      return { piece, name: own, marks, cells: kept.get(own, marks) };
    });
    const told = (worked: ReadonlyMap<KeptPiece, readonly Cell[]>) => {
      const months = found.map((one) => one.cells ?? (worked.get(one) as readonly Cell[]));
      return assembled(months, asked);
    };
    const gaps = gapsOf(found);
    if (gaps.length === 0) return told(new Map());
    return Question.all(gaps.map((gap) => gapQuestion(asked, gap, kept.mostCells))).map((answers) => {
      if (answers.includes(undefined)) return kept.refuse(name);
      const worked = new Map(gaps.flatMap((gap, at) => gap.map((one, place) => [one, answers[at]?.[place] as Cell[]])));
      for (const [{ name: own, marks }, cells] of worked) kept.keep(own, marks, cells);
      return told(worked);
    });
  });
}

/** Whether a question looks at nothing that changes without a mark: other tables, or the time. */
const isMarked = (text: string): boolean =>
  [...text.matchAll(/\b(?:from|join) "?(\w+)/g)].every(([, table]) => MARKED.has(table as string)) &&
  !/\bnow\(|\bcurrent_/.test(text);

function marksStatement(pieces: readonly Piece[]): Statement {
  const into = new Statement();
  const [first] = (pieces[0] as Piece).months;
  const [, last] = (pieces.at(-1) as Piece).months;
  into.text = `select month, bit_xor(mark)::text as marks from month_mark
    where tenant = ${into.bind(currentTenant())} and month >= ${into.bind(first)} and month <= ${into.bind(last)}::bigint
    group by month order by month`;
  return into;
}

/** The marks of a piece's months, as one text. */
function marksOf({ months: [first, last] }: Piece, rows: readonly Record<string, unknown>[]): string {
  const own = rows.filter(({ month }) => Number(month) >= first && Number(month) <= last);
  return own.map(({ month, marks }) => `${month}:${marks}`).join(' ');
}

/** The stretches of months of which nothing is kept. */
function gapsOf(found: readonly KeptPiece[]): KeptPiece[][] {
  const gaps: KeptPiece[][] = [];
  for (const [at, one] of found.entries()) {
    if (one.cells) continue;
    if (at === 0 || found[at - 1]?.cells) gaps.push([]);
    gaps.at(-1)?.push(one);
  }
  return gaps;
}

function gapQuestion(asked: Asked, gap: readonly KeptPiece[], most: number) {
  const moment = asked.figure.moment as string;
  const starts = gap.map(({ piece: { from } }) => from && startOfDay(from));
  const { until, endsPeriod } = (gap.at(-1) as KeptPiece).piece;
  const [start] = starts;
  const bounds = [
    ...(start ? [{ [moment]: { $gte: start } }] : []),
    ...(until ? [{ [moment]: endsPeriod ? { $lte: endOfDay(until) } : { $lt: startOfDay(until, 1) } }] : []),
  ];
  // What has no moment is read with what has no beginning.
  const within = start || !until ? { $and: bounds } : { $or: [{ $and: bounds }, { [moment]: null }] };
  const period = asked.period && { from: (gap[0] as KeptPiece).piece.from as string, until: until as string };
  return byStretch({ ...asked, period, where: { $and: [asked.where, within] } }, starts as (Date | undefined)[], most);
}

function assembled(months: readonly (readonly Cell[])[], { figure, by }: Asked): FoundFigure {
  const cells = by.length > 0 ? united(months, figure).toSorted(byCount) : [];
  return { total: together(months.flat(), figure), cells };
}
