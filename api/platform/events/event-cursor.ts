/** Where a stream stands: everything of transactions below the horizon has been told. */
export interface EventCursor {
  /** Number of a transaction of the database. */
  readonly horizon: bigint;
  /** When the stream stood there, in seconds since 1970. */
  readonly at: number;
}

/** A stream that was cut off longer ago than this is not told what it missed; the log is kept twice as long. */
const OLDEST_SECONDS = 12 * 3600;

const TEXT = /^(\d{1,19})-(\d{1,11})$/;

/** The cursor as the id of a server-sent event. */
export const cursorText = ({ horizon, at }: EventCursor) => `${horizon}-${at}`;

/** Reads a Last-Event-ID; undefined for what is none or too old to go on from, so that the client begins afresh. */
export function readCursor(text: string, nowSeconds: number): EventCursor | undefined {
  const [, horizon = '', at = ''] = TEXT.exec(text) ?? [];
  if (horizon === '') return undefined;
  const age = nowSeconds - Number(at);
  return age >= 0 && age <= OLDEST_SECONDS ? { horizon: BigInt(horizon), at: Number(at) } : undefined;
}
