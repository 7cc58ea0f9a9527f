import { textOf, translate } from '../platform/http/texts.js';
import type { Locale } from '../vocabulary/locale.js';
import { labelOf } from './import-fields.js';
import type { ImportRow, RowProblem } from './import-row.entity.js';

/** The words for a problem; a field in it is called as the forms call it. */
export function wordsOf(locale: Locale, path: string, { code, params = {} }: RowProblem): string {
  const named = typeof params.field === 'string' ? { ...params, field: labelOf(locale, path, params.field) } : params;
  return textOf(locale, code, named);
}

/** All that is wrong with a row, in one line: 'PLZ: Ungültige Postleitzahl'. */
export function reasonOf(locale: Locale, path: string, { reason, problems }: ImportRow): string {
  if (problems.length === 0) return reason ? translate(locale, `enums.importReason.${reason}`) : '';
  return problems
    .map((problem) => {
      const words = wordsOf(locale, path, problem);
      return problem.field ? `${labelOf(locale, path, problem.field)}: ${words}` : words;
    })
    .join('; ');
}
