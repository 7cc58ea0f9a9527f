import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpStore } from '../../ports/erp/erp-store.js';
import type { ErpObstacle, ErpSide } from '../../vocabulary/erp.js';

/** What is written both here and there, as one comparable text; null where there is no record. */
export type Facts = string | null;

/** What is remembered of a record since the other side was last heard of. */
export interface Remembered {
  /** Where it stands there, or stood last; null where it never was sent. */
  readonly place: string | null;
  /** The facts on which both sides agreed. */
  readonly base: Facts;
  /** Facts that were sent since, of which nobody knows whether they have arrived. */
  readonly attempts: readonly Facts[];
  /** Digest of all that was sent, with what we alone decide; null where nobody knows whether it still stands so. */
  readonly sent: string | null;
}

/** Our record as it should stand there. */
export interface Wanted<T> {
  readonly place: string;
  readonly value: T;
  readonly facts: string;
  /** Digest of the whole value. */
  readonly digest: string;
}

/** The record on our side. */
export interface OwnSide<T> {
  /** As it is now; null where nothing of it should stand there. */
  wanted(): Promise<Wanted<T> | null>;
  factsOf(value: T): string;
  /** Facts that stand there for a moment while ours is written over theirs, where that takes several steps. */
  between?(theirs: T | null, ours: T): readonly string[];
  /**
   * Takes over what was changed there, or its removal (null), if ours still is what was seen; somebody may have decided
   * so. False where ours has changed meanwhile. Throws `NotAdoptable` for what cannot be taken over.
   */
  adopt(theirs: T | null, seen: Facts, decided: boolean): Promise<boolean>;
  /** Keeps it before anything else is done. */
  remember(known: Remembered): Promise<void>;
}

/** What was changed there cannot be taken over; somebody has to decide. */
export class NotAdoptable extends Error {
  constructor(readonly obstacle: ErpObstacle) {
    super(obstacle);
  }
}

/** Both sides were changed, or theirs in a way that ours cannot follow; null where the record is gone there. */
export interface Difference<T> {
  readonly theirs: T | null;
  readonly obstacle: ErpObstacle;
}

/** Turns before somebody else's haste is left to the next attempt. */
const MOST_TURNS = 5;
const MOST_ATTEMPTS = 20;

/**
 * Brings a record into agreement on both sides, whatever happened before, and may be called as often as one likes: what
 * stands there is read before anything is written, so that a write whose answer was lost is recognised and not repeated.
 * A change of one side alone is carried over to the other. Where both were changed, or theirs cannot be taken over, it
 * answers the difference and changes nothing, unless somebody has said which side `prevails`; what should stand there no
 * more goes in any case. Throws `ErpError`.
 */
export async function converge<T>(
  key: string,
  before: Remembered,
  own: OwnSide<T>,
  store: Pick<ErpStore<T>, 'read' | 'write' | 'remove'>,
  prevails?: ErpSide,
): Promise<Difference<T> | null> {
  let known = before;
  const remember = async (now: Remembered) => {
    await own.remember(now);
    known = now;
  };
  // With its place: what is found there meanwhile is known to be this record. What was sent whole is known no more.
  const attempt = (place: string, facts: readonly Facts[]) =>
    remember({ ...known, place, attempts: [...known.attempts, ...facts].slice(-MOST_ATTEMPTS), sent: null });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const wanted = await own.wanted();
    const place = known.place ?? wanted?.place;
    if (!place) return null;
    const held = await store.read(place, key);
    const [mine, theirs] = [wanted?.facts ?? null, held ? own.factsOf(held.value) : null];
    const isTheirChange = theirs !== mine && theirs !== known.base && !known.attempts.includes(theirs);
    if (isTheirChange && wanted && prevails !== 'OURS') {
      const changed = held?.value ?? null;
      const isDecided = prevails === 'THEIRS';
      if (mine !== known.base && !isDecided) return { theirs: changed, obstacle: changed ? 'BOTH_CHANGED' : 'GONE' };
      const taken = await own.adopt(changed, mine, isDecided).catch(obstacleOf);
      if (typeof taken === 'string') return { theirs: changed, obstacle: taken };
      if (taken) await remember({ place, base: theirs, attempts: [], sent: null });
      // Ours as it is now is sent whole, with what we alone decide.
      continue;
    }
    try {
      if (!wanted || wanted.place !== place) {
        await attempt(place, [null]);
        if (held) await store.remove(place, key, held.version);
        await remember({ place: wanted?.place ?? place, base: null, attempts: [], sent: null });
        if (!wanted) return null;
        continue;
      }
      if (theirs !== mine || known.sent !== wanted.digest) {
        await attempt(place, [...(own.between?.(held?.value ?? null, wanted.value) ?? []), mine]);
        await store.write(place, key, wanted.value, held?.version ?? null);
      }
      await remember({ place, base: mine, attempts: [], sent: wanted.digest });
      return null;
    } catch (error) {
      // Something else stands there by now: it is looked at.
      if (!(error instanceof ErpError && error.problem === 'CONFLICT')) throw error;
    }
  }
  throw new ErpError('CONFLICT', 'NOT_APPLIED');
}

function obstacleOf(error: unknown): ErpObstacle {
  if (!(error instanceof NotAdoptable)) throw error;
  return error.obstacle;
}
