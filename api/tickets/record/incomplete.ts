import { type FieldError, invalid } from '../../platform/http/problem.js';
import type { Blocker } from '../../platform/workflow/state-machine.js';

/** The errors of unmet conditions, each at its field. */
export const errorsOf = (gaps: readonly Blocker[]): FieldError[] =>
  gaps.map(({ code, field, params }) => ({
    pointer: field ? `/${field.replace('.', '/')}` : '',
    code,
    ...(params && { params }),
  }));

/** The Problem (422 REQUIRED) of missing fields. */
export const incomplete = (gaps: readonly Blocker[]) =>
  invalid(errorsOf(gaps.map((gap) => ({ ...gap, code: 'REQUIRED' }))));
