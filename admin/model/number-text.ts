/**
 * Reads a number as it is typed in Switzerland: grouped by apostrophes or blanks, point or comma before the decimals.
 * Empty text gives null; a text that is no number is returned as typed, so that the user can correct it.
 */
export function parseNumber(typed: string): number | string | null {
  const plain = typed.replace(/[\s'’\u00a0\u202f]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** Writes a number with its decimals for an input; other values are left unchanged. */
export function formatNumber(
  value: unknown,
  decimals: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  const shown = Math.max(decimals, (String(value).split('.')[1] ?? '').length);
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: shown };
  return new Intl.NumberFormat(locale, { ...places, ...options }).format(value);
}

/**
 * A value as a text names it: a number has the thousands sign of the locale. A number that names something, such as a year
 * or a port, comes as a text.
 */
export const inText = (value: unknown, locale: string): string =>
  typeof value === 'number' ? value.toLocaleString(locale, { maximumFractionDigits: 6 }) : String(value ?? '');

/** Whether a unit is a currency (ISO 4217), which stands before the number. */
export const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit);
