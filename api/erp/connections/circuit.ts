import type { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpConnectionState, ErpProblem } from '../../vocabulary/erp.js';

/** Consecutive failures that open the circuit. */
const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** Pause after a refusal, which repetition does not cure and which may lock an account. */
const REFUSED_MS = 900_000;
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** The state of a connection after a failure. */
export interface Circuit {
  readonly state: ErpConnectionState;
  readonly problem: ErpProblem;
  readonly reason: string | null;
  readonly failures: number;
  readonly openUntil: Date | null;
}

/**
 * The circuit of a connection with `before` consecutive failures after a further one: from the fifth on it is open, for 15 s
 * at first and twice as long each time, up to five minutes; at once after a refusal or for the `retryAfter` of the system.
 */
export function afterFailure(before: number, { problem, reason, retryAfter }: ErpError, now: Date): Circuit {
  const failures = before + 1;
  const isRefused = problem === 'UNAUTHENTICATED' || problem === 'MISCONFIGURED';
  const over = failures - MOST_FAILURES;
  const pause = over < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(over, 20), LONGEST_PAUSE_MS);
  const requested = Math.min((retryAfter ?? 0) * 1_000, LONGEST_RETRY_AFTER_MS);
  const openMs = Math.max(isRefused ? REFUSED_MS : pause, requested);
  return {
    state: isRefused ? 'REFUSED' : 'FAILED',
    problem,
    reason,
    failures,
    openUntil: openMs > 0 ? new Date(now.getTime() + openMs) : null,
  };
}
