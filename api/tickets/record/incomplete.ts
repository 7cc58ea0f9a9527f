import { invalid } from '../../platform/http/problem.js';
import type { Blocker } from '../../platform/workflow/state-machine.js';

/** The Problem (422 REQUIRED) of missing fields. */
export const incomplete = (gaps: readonly Blocker[]) =>
  invalid(
    gaps.map(({ field, params }) => ({
      pointer: `/${(field ?? '').replace('.', '/')}`,
      code: 'REQUIRED',
      ...(params && { params }),
    })),
  );
