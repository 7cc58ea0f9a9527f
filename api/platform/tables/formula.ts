/** Signs that begin a formula in spreadsheet programs, after blanks and invisible characters. */
const BEGINNING = /^[\p{Cf}\p{Zs}]*[=+\-@\u2212]/u;
/** Characters that some programs skip before a formula. */
const SKIPPED = /^[\t\r\n]/;
/** Plain numbers are no formulas, signed or not. */
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;
/** Characters of a text that are checked; the compatible form of one has at most eighteen. */
const LOOKED_AT = 32;

/**
 * Whether a spreadsheet program would read the text as a formula. Lookalikes of the signs count too: full width, small,
 * raised and lowered ones have the plain sign as their compatible form (Unicode NFKC).
 */
export const isFormula = (text: string): boolean =>
  !NUMBER.test(text) && (SKIPPED.test(text) || BEGINNING.test(text.slice(0, LOOKED_AT).normalize('NFKC')));
