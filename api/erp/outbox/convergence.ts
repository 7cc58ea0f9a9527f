import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpStore } from '../../ports/erp/erp-store.js';
import type { ErpObstacle, ErpSide } from '../../vocabulary/erp.js';

/** The values that both sides keep, as one comparable text; null for a missing record. */
export type Facts = string | null;

/** The stored state of a record since the last answer of the other side. */
export interface Remembered {
  /** Its present or last place there; null for a record that was never sent. */
  readonly place: string | null;
  /** The facts on which both sides agreed. */
  readonly base: Facts;
  /** Facts that were sent since, without a confirmation. */
  readonly attempts: readonly Facts[];
  /** Digest of the last whole record sent, with the values that only we decide; null if the other side may differ. */
  readonly sent: string | null;
}

/** Our record in its intended form for the other side. */
export interface Wanted<T> {
  readonly place: string;
  readonly value: T;
  readonly facts: string;
  /** Digest of the whole value. */
  readonly digest: string;
}

/** The record on our side. */
export interface OwnSide<T> {
  /** The present record for the other side; null if the other side should have none. */
  wanted(): Promise<Wanted<T> | null>;
  factsOf(value: T): string;
  /** Intermediate facts on the other side, while a write of several steps replaces theirs by ours. */
  between?(theirs: T | null, ours: T): readonly string[];
  /**
   * Adopts a change of the other side, or its removal (null), if our facts still are `seen`; `decided` if a user has chosen
   * that side. False after another change of ours. Throws `NotAdoptable`.
   */
  adopt(theirs: T | null, seen: Facts, decided: boolean): Promise<boolean>;
  /** Stores the state before the next step. */
  remember(known: Remembered): Promise<void>;
}

/** A change of the other side cannot be adopted; a user has to decide. */
export class NotAdoptable extends Error {
  constructor(readonly obstacle: ErpObstacle) {
    super(obstacle);
  }
}

/** Both sides have changed, or theirs cannot be adopted. */
export interface Difference<T> {
  /** Null for a record that is deleted there. */
  readonly theirs: T | null;
  readonly obstacle: ErpObstacle;
}

/** Turns in one call; after further concurrent changes the next attempt continues. */
const MOST_TURNS = 5;
const MOST_ATTEMPTS = 20;

/**
 * Makes a record equal on both sides, and can be repeated at any time: the record of the other side is read before each
 * write, so that a write without an answer is recognised and not repeated. A change of one side is carried over to the
 * other. If both have changed, or theirs cannot be adopted, the difference is returned and nothing changes, unless a user
 * has decided which side `prevails`; a record without place there is removed in any case. Throws `ErpError`.
 */
export async function converge<T>(
  key: string,
  before: Remembered,
  own: OwnSide<T>,
  store: Pick<ErpStore<T>, 'read' | 'write' | 'remove'>,
  prevails?: ErpSide,
): Promise<Difference<T> | null> {
  let state = before;
  const remember = async (now: Remembered) => {
    await own.remember(now);
    state = now;
  };
  // The place is stored before a write, so that a record found there later is recognised.
  const attempt = (place: string, facts: readonly Facts[]) =>
    remember({ ...state, place, attempts: [...state.attempts, ...facts].slice(-MOST_ATTEMPTS), sent: null });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const wanted = await own.wanted();
    const place = state.place ?? wanted?.place;
    if (!place) return null;
    const held = await store.read(place, key);
    const [mine, theirs] = [wanted?.facts ?? null, held ? own.factsOf(held.value) : null];
    const isTheirChange = theirs !== mine && theirs !== state.base && !state.attempts.includes(theirs);
    if (isTheirChange && wanted && prevails !== 'OURS') {
      const changed = held?.value ?? null;
      const isDecided = prevails === 'THEIRS';
      if (mine !== state.base && !isDecided) return { theirs: changed, obstacle: changed ? 'BOTH_CHANGED' : 'GONE' };
      const adopted = await own.adopt(changed, mine, isDecided).catch(obstacleOf);
      if (typeof adopted === 'string') return { theirs: changed, obstacle: adopted };
      if (adopted) await remember({ place, base: theirs, attempts: [], sent: null });
      // The next turn sends our whole record, with the values that only we decide.
      continue;
    }
    try {
      if (!wanted || wanted.place !== place) {
        // A write without an answer may still arrive after the removal, and is recognised then.
        const { attempts } = state;
        await attempt(place, [null]);
        if (held) await store.remove(place, key, held.version);
        await remember({ place: wanted?.place ?? place, base: null, attempts, sent: null });
        if (!wanted) return null;
        continue;
      }
      if (theirs !== mine || state.sent !== wanted.digest) {
        await attempt(place, [...(own.between?.(held?.value ?? null, wanted.value) ?? []), mine]);
        await store.write(place, key, wanted.value, held?.version ?? null);
      }
      await remember({ place, base: mine, attempts: [], sent: wanted.digest });
      return null;
    } catch (error) {
      // The other side has changed meanwhile: the next turn reads it.
      if (!(error instanceof ErpError && error.problem === 'CONFLICT')) throw error;
    }
  }
  throw new ErpError('CONFLICT', 'NOT_APPLIED');
}

function obstacleOf(error: unknown): ErpObstacle {
  if (!(error instanceof NotAdoptable)) throw error;
  return error.obstacle;
}
