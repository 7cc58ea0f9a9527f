import { today } from '../../model/local-time';
import { correctedMoment } from '../../model/server-clock';
import type { Problem } from '../problem';

/** A record that the server has created from an entry. */
export interface MadeRecord {
  id: string;
  version?: number;
}

/** Another target for a refused entry. */
interface OtherWay extends Pick<OutboxEntry, 'path' | 'file' | 'label'> {
  /** Locale key of the button. */
  offer: string;
  /** Locale key of the explanation of the refusal, with its `reason`. */
  failed: string;
}

/** A submission of this device that the server does not have yet. */
export interface OutboxEntry {
  /** Position in the order of entry, set by the database. */
  seq: number;
  /** The Idempotency-Key of the entry, by which later entries refer to its record. */
  key: string;
  method: 'POST' | 'PATCH';
  /** API path; `@<key>` in it or in the body stands for the id of the record that an earlier entry creates. */
  path: string;
  body?: Record<string, unknown>;
  file?: { blob: Blob; name: string; fields: Record<string, string | boolean> };
  /** Another target, to which the author may send the entry after a refusal. */
  otherwise?: OtherWay;
  /** Version that a change is based on; `@<key>` for the version of a record that an earlier entry creates. */
  version?: number | string;
  /** Moment of the entry by the server's clock, as far as the device knew that clock. */
  enteredAt: string;
  /** Milliseconds by which the server's clock was ahead of the device's at that moment. */
  clockDifference?: number;
  /** The subject of the entry, such as the id of a ticket: entries of one subject are sent in the order of entry. */
  subject: string;
  /** Locale key of the name of the entry, with its parameters. */
  label: string;
  params?: Record<string, string | number>;
  /** Number of times the author has sent the entry anew after a refusal, each under a key of its own. */
  attempt?: number;
  /** Moment of the first attempt without an answer. */
  triedAt?: string;
  /** The server's refusal; the entry then waits for its author. */
  refusal?: { message: string; status: number; problem: Problem };
}

/** A new entry of a screen. */
export type NewEntry = Omit<
  OutboxEntry,
  'seq' | 'key' | 'enteredAt' | 'clockDifference' | 'attempt' | 'triedAt' | 'refusal'
>;

const REFERENCE = /@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The reference to the record that an entry creates. */
export const referenceTo = (key: string) => `@${key}`;

/** Keys of the entries whose records this entry refers to. */
export const neededBy = ({ path, body }: Pick<OutboxEntry, 'path' | 'body'>): string[] => [
  ...new Set([...`${path} ${JSON.stringify(body ?? {})}`.matchAll(REFERENCE)].map(([, key]) => key as string)),
];

/** Path, body and version with the ids and versions of records that earlier entries created. */
export function resolved(
  { path, body, version }: Pick<OutboxEntry, 'path' | 'body' | 'version'>,
  made: ReadonlyMap<string, MadeRecord>,
) {
  const filled = (text: string) => text.replace(REFERENCE, (whole, key: string) => made.get(key)?.id ?? whole);
  return {
    path: filled(path),
    body: body && (JSON.parse(filled(JSON.stringify(body))) as Record<string, unknown>),
    version: typeof version === 'string' ? made.get(version.slice(1))?.version : version,
  };
}

/**
 * The next entry to be sent, in the order of entry. A refused entry holds up later entries of its subject and the
 * entries that refer to its record; all others go on.
 */
export function nextOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const held = new Set<string>();
  const lacking = new Set<string>();
  return entries.find((entry) => {
    const waits = entry.refusal || held.has(entry.subject) || neededBy(entry).some((key) => lacking.has(key));
    if (!waits) return true;
    held.add(entry.subject);
    lacking.add(entry.key);
    return false;
  });
}

/** Codes of refusals of a time ahead of the server's clock. */
const AHEAD: readonly string[] = ['DEVICE_TIME_AHEAD', 'DAY_AHEAD'];

/** The probable true time of a refused entry, and its corrected body; undefined unless a time was refused. */
export function correctionOf(entry: OutboxEntry): { value: string; body: Record<string, unknown> } | undefined {
  const { body, refusal, clockDifference = 0 } = entry;
  const field = refusal?.problem.errors?.find(({ code }) => AHEAD.includes(code))?.pointer?.slice(1);
  const stated = field && body?.[field];
  if (!body || !field || typeof stated !== 'string') return undefined;
  const isDay = stated.length === 'YYYY-MM-DD'.length;
  const value = isDay ? today() : correctedMoment(new Date(stated), clockDifference).toISOString();
  return { value, body: { ...body, [field]: value } };
}
