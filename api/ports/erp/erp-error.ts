import { type ErpOutcome, type ErpProblem, PASSING_PROBLEMS } from '../../vocabulary/erp.js';

interface Details {
  /**
   * Message of the external system for users, shortened and without our secrets. For our own findings it is a technical
   * name that is the same in each language (`HTTP 404`, `ETag`), since screens and mails translate the problem beside
   * it.
   */
  readonly reason?: string | null | undefined;
  /** Seconds after which the system accepts another call, if it sends them. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

const LONGEST_WORDS = 300;

/** Text of an external system as it is stored and shown: shortened and without control characters. */
export function plainText(words: string | null): string | null;
export function plainText(words: string): string;
export function plainText(words: string | null): string | null {
  if (words === null) return null;
  // A text of a megabyte is cut first.
  return words
    .slice(0, 2 * LONGEST_WORDS)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST_WORDS)
    .toWellFormed();
}

/** The problem of a call to an external system, and whether it has changed data there. */
export class ErpError extends Error {
  readonly reason: string | null;
  readonly retryAfter: number | null;

  constructor(
    readonly problem: ErpProblem,
    readonly outcome: ErpOutcome,
    { reason, retryAfter, cause }: Details = {},
  ) {
    super(problem, { cause });
    this.reason = plainText(reason || null);
    this.retryAfter = retryAfter ?? null;
  }

  /** Whether the problem may end by itself. */
  get isTemporary(): boolean {
    return PASSING_PROBLEMS.includes(this.problem);
  }
}
