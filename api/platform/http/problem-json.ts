import type { Locale } from '../../vocabulary/locale.js';
import type { Problem } from './problem.js';
import { errorText } from './texts.js';

/** The part of a problem that is stored and sent later. */
export type StoredProblem = Pick<Problem, 'status' | 'code' | 'params' | 'errors'>;

/** A problem as it is sent (RFC 9457, contract), with texts in a language. */
export const problemJson = ({ status, code, params, errors }: StoredProblem, locale: Locale) => ({
  type: `urn:volta:problem:${code}`,
  title: errorText(locale, code, params),
  status,
  code,
  params,
  ...(errors && {
    errors: errors.map(({ pointer, code: own, params: details = {} }) => ({
      pointer,
      code: own,
      params: details,
      detail: errorText(locale, own, details),
    })),
  }),
});
