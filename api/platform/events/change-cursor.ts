import type { LoggedEvent } from './event-log.js';

/** How long changes are told afterwards, in days; the log is kept a day longer. */
export const CHANGES_KEPT_DAYS = 7;

/** A place in the log of events, which is read in the order of transaction, version, kind and id. */
export interface ChangePosition {
  readonly transaction: bigint;
  readonly version: number;
  readonly kind: string;
  readonly id: string;
}

/** Where a reader of changes stands, and when everything up to there was told, in seconds since 1970. */
export interface ChangeCursor {
  readonly position: ChangePosition;
  readonly at: number;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
const PLACE = /^(\d{1,19})\.(\d{1,9})\.(created|changed|removed|)\.([0-9a-f-]{36})$/;

/** The place before everything that a transaction has left. */
export const positionBefore = (transaction: bigint): ChangePosition => ({
  transaction,
  version: 0,
  kind: '',
  id: NO_ID,
});

/** The place right behind an event. */
export const positionAfter = ({ transaction, version, kind, id }: LoggedEvent): ChangePosition => ({
  transaction: BigInt(transaction),
  version: version ?? 0,
  kind,
  id,
});

/** A place as it is kept. */
export const positionText = ({ transaction, version, kind, id }: ChangePosition): string =>
  [transaction, version, kind, id].join('.');

/** Reads a place that was kept; undefined for what is none. */
export function parsePosition(text: string): ChangePosition | undefined {
  const [, transaction = '', version, kind = '', id = ''] = PLACE.exec(text) ?? [];
  return transaction === '' ? undefined : { transaction: BigInt(transaction), version: Number(version), kind, id };
}

/** The cursor as readers are given it; what stands in it is nobody's business. */
export const changeCursorText = ({ position, at }: ChangeCursor): string =>
  Buffer.from(`${positionText(position)}.${at}`).toString('base64url');

/** Reads a cursor; undefined for what is none. */
export function readChangeCursor(text: string): ChangeCursor | undefined {
  const [, place = '', at = ''] = /^(.*)\.(\d{1,11})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const position = parsePosition(place);
  return position && { position, at: Number(at) };
}
