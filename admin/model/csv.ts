/** A cell that a spreadsheet would run as a formula; signed numbers and phone numbers are none. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s()./'’-]*$))/;

/**
 * Writes rows as CSV the way spreadsheets of our languages open it: semicolons, CRLF, a byte order mark.
 * What could be taken for a formula is put behind an apostrophe.
 */
export function csvOf(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
