import { type TrytonRow, unintelligible } from './tryton-client.js';

type Field = readonly [row: TrytonRow, name: string];

/** A text of a row; null for none. Throws PROTOCOL for another type, as the functions below do. */
export function textOf(...[row, name]: Field): string | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw unintelligible(`${name}: string`);
  return value;
}

export function idIn(...[row, name]: Field): number | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (!Number.isSafeInteger(value)) throw unintelligible(`${name}: integer`);
  return value as number;
}

/** The id of a row itself. */
export function ownId(row: TrytonRow): number {
  const id = idIn(row, 'id');
  if (id === null) throw unintelligible('id: integer');
  return id;
}

export function idsIn(...[row, name]: Field): number[] {
  const value = row[name];
  if (!Array.isArray(value) || !value.every(Number.isSafeInteger)) throw unintelligible(`${name}: integer[]`);
  return value;
}

export function numberIn(...[row, name]: Field): number | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') throw unintelligible(`${name}: number`);
  return value;
}

/** The referenced record of a field with its requested fields; null for none. */
export function relatedIn(...[row, name]: Field): TrytonRow | null {
  const value = row[`${name}.`];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') throw unintelligible(`${name}: object`);
  return value as TrytonRow;
}

/** A day as 'YYYY-MM-DD'. */
export function dayIn(...[row, name]: Field): string | null {
  const value = classed(row, name, 'date');
  if (!value) return null;
  const [year, month, day] = ['year', 'month', 'day'].map((part) => value[part]);
  if (![year, month, day].every(Number.isSafeInteger)) throw unintelligible(`${name}: date`);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** A moment to the microsecond, as a text in the order of time. */
export function momentIn(...[row, name]: Field): string | null {
  const value = classed(row, name, 'datetime');
  if (!value) return null;
  const part = (of: string, length: number) => digits(value[of] ?? 0, length);
  const time = `${part('hour', 2)}:${part('minute', 2)}:${part('second', 2)}.${part('microsecond', 6)}`;
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}T${time}`;
}

/** A decimal number. */
export function decimalIn(...[row, name]: Field): number | null {
  const value = classed(row, name, 'Decimal');
  if (!value) return null;
  return Number(value.decimal);
}

export function trytonDay(day: string): object {
  const [year, month, date] = day.split('-').map(Number);
  return { __class__: 'date', year, month, day: date };
}

/** A moment of `momentIn` in the form of Tryton. */
export function trytonMoment(moment: string): object {
  const [year, month, day, hour, minute, second, microsecond] = moment.split(/\D/).map(Number);
  return { __class__: 'datetime', year, month, day, hour, minute, second, microsecond };
}

export const trytonDecimal = (decimal: string): object => ({ __class__: 'Decimal', decimal });

export const trytonSeconds = (seconds: number): object => ({ __class__: 'timedelta', seconds });

function classed(row: TrytonRow, name: string, kind: string): TrytonRow | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || (value as TrytonRow).__class__ !== kind) throw unintelligible(`${name}: ${kind}`);
  return value as TrytonRow;
}

const digits = (value: unknown, length: number) => String(value).padStart(length, '0');
