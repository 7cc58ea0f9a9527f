import type { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpConnectionState, ErpProblem } from '../../vocabulary/erp.js';

/** Failures in a row after which nobody calls for a while. */
const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** What no repetition cures, and may lock an account. */
const REFUSED_MS = 900_000;
const LONGEST_ASKED_MS = 3_600_000;

/** How a connection stands after a failure. */
export interface Circuit {
  readonly state: ErpConnectionState;
  readonly problem: ErpProblem;
  readonly reason: string | null;
  readonly failures: number;
  readonly openUntil: Date | null;
}

/**
 * What becomes of a connection that had failed so many times in a row before: after the fifth time it rests, for 15 s at
 * first and twice as long each time, up to five minutes; at once where it refuses us, or asks for a rest itself.
 */
export function afterFailure(before: number, { problem, reason, retryAfter }: ErpError, now: Date): Circuit {
  const failures = before + 1;
  const isRefused = problem === 'UNAUTHENTICATED' || problem === 'MISCONFIGURED';
  const over = failures - MOST_FAILURES;
  const pause = over < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(over, 20), LONGEST_PAUSE_MS);
  const asked = Math.min((retryAfter ?? 0) * 1_000, LONGEST_ASKED_MS);
  const rest = Math.max(isRefused ? REFUSED_MS : pause, asked);
  return {
    state: isRefused ? 'REFUSED' : 'FAILED',
    problem,
    reason,
    failures,
    openUntil: rest > 0 ? new Date(now.getTime() + rest) : null,
  };
}
