import { ErpError } from '../../../ports/erp/erp-error.js';

/** What the driver of its database says when that is away; Tryton passes it on as if it were an answer. */
const DATABASE_AWAY =
  /could not connect|connection (?:already |has been |was )?(?:closed|refused|reset|terminated)|terminating connection|server closed|the database system|too many clients|SSL SYSCALL|could not translate host|no route to host|timeout expired|could not obtain connection/i;

/** What an error means that Tryton answers: `[class, [message, description, domain]]`, or `[text, traceback]`. */
export function trytonFailure(error: unknown, writes: boolean): ErpError {
  const [name, told] = Array.isArray(error) ? error : [];
  const words = typeof name === 'string' ? name : '';
  // Whatever it had begun was undone, as far as it says so itself.
  if (words === 'ConcurrencyException') return new ErpError('CONFLICT', 'NOT_APPLIED');
  if (words === 'UserError') return new ErpError('REJECTED', 'NOT_APPLIED', { reason: wordsIn(told, 0) });
  if (words === 'UserWarning') return new ErpError('REJECTED', 'NOT_APPLIED', { reason: wordsIn(told, 1) });
  if (words === 'LoginException') return new ErpError('UNAUTHENTICATED', 'NOT_APPLIED');
  if (words === 'RateLimitException') return new ErpError('RATE_LIMITED', 'NOT_APPLIED');
  const outcome = writes ? 'UNKNOWN' : 'NOT_APPLIED';
  if (DATABASE_AWAY.test(words)) return new ErpError('UNAVAILABLE', outcome, { reason: words });
  // Python names the model or the field that it does not find: a module is not installed there.
  const isMissing = /^'[\w.]+'$/.test(words);
  return new ErpError(isMissing ? 'UNSUPPORTED' : 'PROTOCOL', isMissing ? 'NOT_APPLIED' : outcome, { reason: words });
}

/** Message and description; what comes after may be tens of kilobytes long and is for programs. */
function wordsIn(told: unknown, from: number): string {
  const texts = Array.isArray(told) ? told.slice(from, from + 2) : [told];
  return texts.filter((text) => typeof text === 'string' && text !== '').join(' ');
}
