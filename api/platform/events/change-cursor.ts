import type { LoggedEvent } from './event-log.js';

/** Days for which changes are sent; the log is kept a day longer. */
export const CHANGES_KEPT_DAYS = 7;

/** A position in the log of events, in the order of transaction, version, kind and id. */
export interface ChangePosition {
  readonly transaction: bigint;
  readonly version: number;
  readonly kind: string;
  readonly id: string;
}

/** Position of a reader of changes, and the time of this position in seconds since 1970. */
export interface ChangeCursor {
  readonly position: ChangePosition;
  readonly at: number;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
const PLACE = /^(\d{1,19})\.(\d{1,9})\.(created|changed|removed|)\.([0-9a-f-]{36})$/;

/** The position before the events of a transaction. */
export const positionBefore = (transaction: bigint): ChangePosition => ({
  transaction,
  version: 0,
  kind: '',
  id: NO_ID,
});

/** The position after an event. */
export const positionAfter = ({ transaction, version, kind, id }: LoggedEvent): ChangePosition => ({
  transaction: BigInt(transaction),
  version: version ?? 0,
  kind,
  id,
});

/** A position as a text. */
export const positionText = ({ transaction, version, kind, id }: ChangePosition): string =>
  [transaction, version, kind, id].join('.');

/** Parses a position; undefined for another text. */
export function parsePosition(text: string): ChangePosition | undefined {
  const [, transaction = '', version, kind = '', id = ''] = PLACE.exec(text) ?? [];
  return transaction === '' ? undefined : { transaction: BigInt(transaction), version: Number(version), kind, id };
}

/** A cursor as an opaque text. */
export const changeCursorText = ({ position, at }: ChangeCursor): string =>
  Buffer.from(`${positionText(position)}.${at}`).toString('base64url');

/** Parses a cursor; undefined for another text. */
export function readChangeCursor(text: string): ChangeCursor | undefined {
  const [, place = '', at = ''] = /^(.*)\.(\d{1,11})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const position = parsePosition(place);
  return position && { position, at: Number(at) };
}
