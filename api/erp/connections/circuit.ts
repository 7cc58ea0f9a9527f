import type { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpConnectionState, ErpProblem } from '../../vocabulary/erp.js';

/** Consecutive failures that open the circuit. */
const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** Pause after a refusal, which repetition does not cure and which may lock an account. */
const REFUSED_MS = 900_000;
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** The state of a connection as far as its calls decide it. */
export interface Circuit {
  readonly state: ErpConnectionState;
  readonly problem: ErpProblem | null;
  readonly reason: string | null;
  readonly failures: number;
  readonly openUntil: Date | null;
}

/**
 * The circuit of a connection after a further failure: from the fifth consecutive one on it is open, for 15 s at first and
 * twice as long each time, up to five minutes; at once after a refusal or for the `retryAfter` of the system. A failure of a
 * call that began before the circuit opened never shortens the pause, and does not replace a refusal.
 */
export function afterFailure(before: Circuit, { problem, reason, retryAfter }: ErpError, now: Date): Circuit {
  const failures = before.failures + 1;
  const isRefused = problem === 'UNAUTHENTICATED' || problem === 'MISCONFIGURED';
  const over = failures - MOST_FAILURES;
  const pause = over < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(over, 20), LONGEST_PAUSE_MS);
  const requested = Math.min((retryAfter ?? 0) * 1_000, LONGEST_RETRY_AFTER_MS);
  const openMs = Math.max(isRefused ? REFUSED_MS : pause, requested);
  const until = Math.max(before.openUntil?.getTime() ?? 0, now.getTime() + openMs);
  const openUntil = until > now.getTime() ? new Date(until) : null;
  const isStillRefused = openUntil !== null && before.state === 'REFUSED' && !isRefused;
  const said = isStillRefused
    ? { state: before.state, problem: before.problem, reason: before.reason }
    : { state: isRefused ? ('REFUSED' as const) : ('FAILED' as const), problem, reason };
  return { ...said, failures, openUntil };
}
