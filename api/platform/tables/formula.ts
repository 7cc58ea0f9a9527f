/** Signs with which programs for tables begin a formula, behind blanks and invisible characters. */
const BEGINNING = /^[\p{Cf}\p{Zs}]*[=+\-@\u2212]/u;
/** Characters that some programs pass over before a formula. */
const PASSED_OVER = /^[\t\r\n]/;
/** Plain numbers are no formulas, signed or not. */
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;
/** Characters of a text that are looked at; the compatible form of one has at most eighteen. */
const LOOKED_AT = 32;

/**
 * Whether a program for tables would take the text for a formula. Signs that only look like those of a formula count as
 * well: full width, small, raised and lowered ones have the plain sign as their compatible form (Unicode NFKC).
 */
export const isFormula = (text: string): boolean =>
  !NUMBER.test(text) && (PASSED_OVER.test(text) || BEGINNING.test(text.slice(0, LOOKED_AT).normalize('NFKC')));
