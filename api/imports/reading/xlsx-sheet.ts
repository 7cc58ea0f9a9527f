import { Problem } from '../../platform/http/problem.js';
import { shownNumber } from './shown-number.js';
import { LONGEST_CELL, MOST_COLUMNS, type TableRow, tableRow } from './table-row.js';
import type { Workbook } from './xlsx-workbook.js';
import type { XmlListener } from './xml-events.js';

/** 'YYYY-MM-DD'. */
const DAY_LENGTH = 10;
/** The last row of a sheet. */
const LAST_ROW = 1_048_576;

/** The escape of a character that XML does not allow, such as `_x000D_` (ECMA-376 22.4.2.4). */
const ESCAPE = /_x([0-9A-F]{4})_/gi;

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
  hasFormula: boolean;
}

/** Collects the rows of a sheet while its XML is read; `take` returns the complete ones. */
export class SheetRows implements XmlListener {
  #rows: TableRow[] = [];
  #number = 0;
  #cells: string[] = [];
  /** Column of a cell without an address: behind the previous one. */
  #next = 0;
  #broken = false;
  #cell: Cell | undefined;
  #inValue = false;
  #phonetic = false;

  constructor(private readonly workbook: Workbook) {}

  take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') this.#begin(Number(attributes.r ?? this.#number + 1));
    else if (name === 'c') this.#cell = this.#cellOf(attributes);
    else if (name === 'rPh') this.#phonetic = true;
    else if (name === 'f' && this.#cell) this.#cell.hasFormula = true;
    else if (name === 'v' || name === 't') this.#inValue = !this.#phonetic;
  }

  text(text: string): void {
    if (this.#inValue && this.#cell && this.#cell.text.length < LONGEST_CELL) this.#cell.text += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false;
    else if (name === 'rPh') this.#phonetic = false;
    else if (name === 'c' && this.#cell) this.#keep(this.#cell);
    else if (name === 'row') this.#rows.push(tableRow(this.#number, this.#cells, this.#broken));
  }

  /** Begins a row; numbers must increase, else they are ignored. Throws 422 for more rows than any sheet has. */
  #begin(number: number): void {
    const isValid = Number.isInteger(number) && number > this.#number && number <= LAST_ROW;
    this.#number = isValid ? number : this.#number + 1;
    if (this.#number > LAST_ROW) throw new Problem(422, 'IMPORT_ROWS');
    this.#cells = [];
    this.#next = 0;
    this.#broken = false;
  }

  #cellOf({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): Cell {
    return { column: r ? columnOf(r) : this.#next, type: t, style: Number(s), text: '', hasFormula: false };
  }

  #keep(cell: Cell): void {
    this.#cell = undefined;
    this.#next = cell.column + 1;
    const value = this.#valueOf(cell);
    this.#broken ||= cell.type === 'e' || (cell.hasFormula && cell.text === '');
    // A cell beyond the last column counts as one behind it, which refuses the file.
    const column = Math.min(cell.column, MOST_COLUMNS);
    if (value === '') return;
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = value;
  }

  #valueOf({ type, style, text }: Cell): string {
    if (type === 's') return unescaped(this.workbook.texts.at(Number(text)));
    if (type === 'b') return text === '1' ? 'true' : 'false';
    if (type === 'd') return text.slice(0, DAY_LENGTH);
    if (type !== 'n') return unescaped(text);
    if (text === '') return '';
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    return shownNumber(number, this.workbook.formatOf(style), this.workbook.isFrom1904);
  }
}

const unescaped = (text: string) =>
  text.replace(ESCAPE, (_whole, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** 'A1' is in column 0, 'AB3' in column 27. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return Math.max(column - 1, 0);
}
