import type { ErpReport, ErpReportPosition } from '../../../ports/erp/erp-reports.js';
import { ReportState } from '../../../vocabulary/work.js';
import { type Stamps, type TrytonRow, unintelligible } from './tryton-client.js';
import { dayIn, decimalIn, idIn, idsIn, numberIn, ownId, relatedIn, textOf } from './tryton-values.js';

export const SALE_FIELDS = [
  'state',
  'description',
  'party.code',
  'sale_date',
  'lines',
  'invoices',
  'create_uid',
  '_timestamp',
];
export const LINE_FIELDS = [
  'sale',
  'type',
  'note',
  'product.code',
  'description',
  'quantity',
  'unit.unece_code',
  'unit_price',
  '_timestamp',
];

/** A sale of Tryton with its lines. */
export interface Sale {
  readonly id: number;
  readonly state: string;
  readonly author: number | null;
  readonly lines: readonly SaleLine[];
  /** Time stamps of the sale and its lines, which must be unchanged at the next write. */
  readonly stamps: Stamps;
  readonly value: ErpReport;
}

export interface SaleLine {
  readonly id: number;
  readonly mark: LineMark | null;
}

/** The mark in the note of a line: the ids of its report and its position. */
export interface LineMark {
  readonly report: string;
  readonly position: string;
  /** Whether the position has no price of ours, so that Tryton sets it. */
  readonly isUnpriced: boolean;
}

const MARK = /^([\w-]{36})\/([\w-]{36})(\/\?)?$/;

export const markOf = ({ report, position, isUnpriced }: LineMark): string =>
  `${report}/${position}${isUnpriced ? '/?' : ''}`;

export function markIn(row: TrytonRow): LineMark | null {
  const [, report, position, unpriced] = MARK.exec(textOf(row, 'note') ?? '') ?? [];
  return report && position ? { report, position, isUnpriced: unpriced !== undefined } : null;
}

/** Our codes of Tryton's units: a piece is "one" (C62) there and "each" here. */
const SAME_UNITS: Readonly<Record<string, string>> = { C62: 'EA' };

/** States of an invoice from which on the customer owes it. */
const OWED = ['posted', 'paid'];
const CANCELLED = 'cancelled';

/** The sale of a row, with the rows of its lines and the states of its invoices. */
export function saleOf(row: TrytonRow, lineRows: readonly TrytonRow[], invoiceStates: readonly string[]): Sale {
  const state = textOf(row, 'state');
  if (!state) throw unintelligible('sale.sale: state');
  const id = ownId(row);
  const lines = lineRows.filter((line) => idIn(line, 'sale') === id && idsIn(row, 'lines').includes(ownId(line)));
  const stamps = Object.fromEntries([
    [`sale.sale,${id}`, stampOf(row)],
    ...lines.map((line) => [`sale.line,${ownId(line)}`, stampOf(line)]),
  ]);
  const party = relatedIn(row, 'party');
  return {
    id,
    state,
    author: idIn(row, 'create_uid'),
    lines: lines.map((line) => ({ id: ownId(line), mark: markIn(line) })),
    stamps,
    value: {
      state: reportStateOf(state, invoiceStates),
      customer: party && textOf(party, 'code'),
      executionDate: dayIn(row, 'sale_date'),
      // Titles, comments and sums have no price.
      positions: lines.filter((line) => textOf(line, 'type') === 'line').map(positionOf),
      writeOnly: null,
    },
  };
}

/** The state of a report by the states of its sale and invoices (erp.md). */
export function reportStateOf(state: string, invoiceStates: readonly string[]): ReportState {
  if (state === 'draft') return ReportState.OpenInWork;
  if (state === CANCELLED) return ReportState.NotInvoiced;
  if (state === 'done') return ReportState.Invoiced;
  const valid = invoiceStates.filter((invoice) => invoice !== CANCELLED);
  const isOwed = valid.length > 0 && valid.every((invoice) => OWED.includes(invoice));
  return state === 'processing' && isOwed ? ReportState.Invoiced : ReportState.Billable;
}

function positionOf(line: TrytonRow): ErpReportPosition {
  const mark = markIn(line);
  const [product, unit] = [relatedIn(line, 'product'), relatedIn(line, 'unit')];
  const code = unit && textOf(unit, 'unece_code');
  const price = decimalIn(line, 'unit_price');
  return {
    id: mark?.position ?? null,
    catalogNumber: product && textOf(product, 'code'),
    description: textOf(line, 'description') ?? '',
    quantity: Math.round((numberIn(line, 'quantity') ?? 0) * 1_000),
    unit: code === null ? null : (SAME_UNITS[code] ?? code),
    unitPrice: mark?.isUnpriced || price === null ? null : Math.round(price * 1_000_000) / 10_000,
  };
}

function stampOf(row: TrytonRow): string {
  const stamp = textOf(row, '_timestamp');
  if (!stamp) throw unintelligible('_timestamp: string');
  return stamp;
}
