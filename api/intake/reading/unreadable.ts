import type { FailedBecause } from '../../vocabulary/mailbox.js';

/** A message that can never be parsed, with the code of the reason. */
export class Unreadable extends Error {
  constructor(readonly code: FailedBecause) {
    super(code);
  }
}
