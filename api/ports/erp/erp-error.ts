import { type ErpOutcome, type ErpProblem, PASSING_PROBLEMS } from '../../vocabulary/erp.js';

interface Details {
  /** What the other side says of it, for people: cut short, and never with our secrets. */
  readonly reason?: string | undefined;
  /** Seconds after which it may be asked again, where it says so. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

const LONGEST_REASON = 300;

/** What went wrong with a call to a system elsewhere, and whether it has changed anything there all the same. */
export class ErpError extends Error {
  readonly reason: string | null;
  readonly retryAfter: number | null;

  constructor(
    readonly problem: ErpProblem,
    readonly outcome: ErpOutcome,
    { reason, retryAfter, cause }: Details = {},
  ) {
    super(problem, { cause });
    // What others send is shown as text and stored: neither endless nor with what no text holds.
    this.reason = reason
      ? reason
          .replaceAll(/\p{Cc}+/gu, ' ')
          .slice(0, LONGEST_REASON)
          .toWellFormed()
      : null;
    this.retryAfter = retryAfter ?? null;
  }

  /** It may be otherwise a moment later. */
  get passes(): boolean {
    return PASSING_PROBLEMS.includes(this.problem);
  }
}
