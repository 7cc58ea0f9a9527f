import { ErpError } from '../../../ports/erp/erp-error.js';

/** Messages of the database driver about an unavailable database, which Tryton returns like an answer. */
const DATABASE_AWAY =
  /could not connect|connection (?:already |has been |was )?(?:closed|refused|reset|terminated)|terminating connection|server closed|the database system|too many clients|SSL SYSCALL|could not translate host|no route to host|timeout expired|could not obtain connection/i;

/** Translates an error of Tryton: `[class, [message, description, domain]]`, or `[text, traceback]`. */
export function trytonFailure(error: unknown, writes: boolean): ErpError {
  const [name, details] = Array.isArray(error) ? error : [];
  const words = typeof name === 'string' ? name : '';
  // Tryton has rolled back its transaction for these classes.
  if (words === 'ConcurrencyException') return new ErpError('CONFLICT', 'NOT_APPLIED');
  if (words === 'UserError') return new ErpError('REJECTED', 'NOT_APPLIED', { reason: wordsIn(details, 0) });
  if (words === 'UserWarning') return new ErpError('REJECTED', 'NOT_APPLIED', { reason: wordsIn(details, 1) });
  if (words === 'LoginException') return new ErpError('UNAUTHENTICATED', 'NOT_APPLIED');
  if (words === 'RateLimitException') return new ErpError('RATE_LIMITED', 'NOT_APPLIED');
  const outcome = writes ? 'UNKNOWN' : 'NOT_APPLIED';
  if (DATABASE_AWAY.test(words)) return new ErpError('UNAVAILABLE', outcome, { reason: words });
  // The message names a missing model or field: a module is not installed there.
  const isMissing = /^'[\w.]+'$/.test(words);
  return new ErpError(isMissing ? 'UNSUPPORTED' : 'PROTOCOL', isMissing ? 'NOT_APPLIED' : outcome, { reason: words });
}

/** Message and description of an error, without the long technical details behind them. */
function wordsIn(details: unknown, from: number): string {
  const texts = Array.isArray(details) ? details.slice(from, from + 2) : [details];
  return texts.filter((text) => typeof text === 'string' && text !== '').join(' ');
}
