import { invalid } from '../../platform/http/problem.js';
import type { Blocker } from '../../platform/workflow/state-machine.js';

/** Missing fields in the terms of a form. */
export const incomplete = (gaps: readonly Blocker[]) =>
  invalid(
    gaps.map(({ field, params }) => ({
      pointer: `/${(field ?? '').replace('.', '/')}`,
      code: 'REQUIRED',
      ...(params && { params }),
    })),
  );
