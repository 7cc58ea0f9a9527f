import { errorText, translate } from '../platform/http/texts.js';
import type { Locale } from '../vocabulary/locale.js';
import type { FieldNames } from './field-names.js';
import type { ImportRow, RowProblem } from './import-row.entity.js';

/** The text of a problem, in which fields have their labels. */
export function wordsOf(locale: Locale, names: FieldNames, { code, params = {} }: RowProblem): string {
  const named = typeof params.field === 'string' ? { ...params, field: names(params.field) } : params;
  return errorText(locale, code, named);
}

/** All problems of a row in one line: 'PLZ: Ungültige Postleitzahl'. */
export function reasonOf(
  locale: Locale,
  names: FieldNames,
  { reason, problems }: Pick<ImportRow, 'reason' | 'problems'>,
): string {
  if (problems.length === 0) return reason ? translate(locale, `enums.importReason.${reason}`) : '';
  return problems
    .map((problem) => {
      const words = wordsOf(locale, names, problem);
      return problem.field ? `${names(problem.field)}: ${words}` : words;
    })
    .join('; ');
}
