import type { FailedBecause } from '../../vocabulary/mailbox.js';

/** A message that cannot be read, now or later. */
export class Unreadable extends Error {
  constructor(readonly code: FailedBecause) {
    super(code);
  }
}
