/** Position of a stream: all events of transactions below the horizon are sent. */
export interface EventCursor {
  /** Number of a transaction of the database. */
  readonly horizon: bigint;
  /** Time of this position in seconds since 1970. */
  readonly at: number;
}

/** Oldest cursor that a stream continues; the log is kept twice as long. */
const OLDEST_SECONDS = 12 * 3600;

/** The moment in seconds since 1970 before which cursors of a tenant are void, as SQL; 0 for a tenant never restored. */
export const RESTORED_AT = `
  coalesce((select floor(extract(epoch from restored_at)) from installation.tenant where name = ?), 0)::text as restored`;

const TEXT = /^(\d{1,19})-(\d{1,11})$/;

/** The cursor as the id of a server-sent event. */
export const cursorText = ({ horizon, at }: EventCursor) => `${horizon}-${at}`;

/** Parses a Last-Event-ID; undefined for an invalid or old one, after which the client starts anew. */
export function readCursor(text: string, nowSeconds: number): EventCursor | undefined {
  const [, horizon = '', at = ''] = TEXT.exec(text) ?? [];
  if (horizon === '') return undefined;
  const age = nowSeconds - Number(at);
  return age >= 0 && age <= OLDEST_SECONDS ? { horizon: BigInt(horizon), at: Number(at) } : undefined;
}
