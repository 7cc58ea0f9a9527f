/**
 * Reads a number as it is typed in Switzerland: grouped by apostrophes or blanks, point or comma before the
 * decimals. Nothing gives null; what is no number comes back as it was typed, so that it can be corrected.
 */
export function parseNumber(typed: string): number | string | null {
  const plain = typed.replace(/[\s'’\u00a0\u202f]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** Writes a number with its decimals for an input; what is no number is left as it is. */
export function formatNumber(value: unknown, decimals: number, locale: string): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  const given = Math.max(decimals, (String(value).split('.')[1] ?? '').length);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: given }).format(value);
}

/** Whether a unit is a currency (ISO 4217), which stands before the number. */
export const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit);
