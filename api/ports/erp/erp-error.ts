import { type ErpOutcome, type ErpProblem, PASSING_PROBLEMS } from '../../vocabulary/erp.js';

interface Details {
  /**
   * What the other side says of it, for people: cut short, and never with our secrets. What we found ourselves is a technical
   * name that reads the same in each language (`HTTP 404`, `ETag`), since screens and mails word the problem beside it.
   */
  readonly reason?: string | null | undefined;
  /** Seconds after which it may be asked again, where it says so. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

const LONGEST_WORDS = 300;

/** What others have sent, as it is stored and shown: neither endless nor with what no text holds. */
export function plainText(words: string | null): string | null;
export function plainText(words: string): string;
export function plainText(words: string | null): string | null {
  if (words === null) return null;
  // A text of a megabyte is not gone through to its end.
  return words
    .slice(0, 2 * LONGEST_WORDS)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST_WORDS)
    .toWellFormed();
}

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
    this.reason = plainText(reason || null);
    this.retryAfter = retryAfter ?? null;
  }

  /** It may be otherwise a moment later. */
  get isTemporary(): boolean {
    return PASSING_PROBLEMS.includes(this.problem);
  }
}
