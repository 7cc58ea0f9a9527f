import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpStore } from '../../ports/erp/erp-store.js';
import type { ErpSystem } from '../../ports/erp/erp-systems.js';
import type { ErpKind } from '../../vocabulary/erp.js';
import type { ErpDifference } from '../record/erp-difference.shape.js';
import type { Facts } from './convergence.js';

/** One of our records as it should stand at the other side. */
export interface Mirrored<T> {
  readonly label: string;
  readonly value: T;
  /** Where it should stand. Throws `ErpError`: NOT_LINKED for whom the system does not know. */
  place(system: ErpSystem): Promise<string>;
}

/** What keeps the records of one kind the same on both sides. */
export interface ErpMirror<T> {
  readonly kind: ErpKind;
  store(system: ErpSystem): ErpStore<T> | undefined;
  /** Null where nothing of a record should stand there; `isKnown` once it was sent. */
  wanted(em: EntityManager, record: string, isKnown: boolean): Promise<Mirrored<T> | null>;
  /** What is the same on both sides, and may be changed on both. */
  factsOf(value: T): string;
  /** Facts that stand there for a moment while ours is written over theirs, where that takes several steps. */
  between?(theirs: T | null, ours: T): readonly string[];
  /** The facts as people read them, in short. */
  told(value: T): string;
  /** Where both sides differ, by the fields of our resources. */
  differences(ours: T | null, theirs: T | null): readonly ErpDifference[];
  /**
   * Takes over a change that was made there, or a removal (null) if somebody has decided so, as long as our facts are
   * those that were seen; false otherwise. Throws `NotAdoptable`.
   */
  adopt(em: EntityManager, record: string, theirs: T | null, seen: Facts, decided: boolean): Promise<boolean>;
  /** Records that should stand there. */
  due(em: EntityManager): Promise<string[]>;
  /** Locks what changes of the record lock before its link: whoever notes and tells does so in the same order. */
  lock?(em: EntityManager, record: string): Promise<unknown>;
  /** The other side has it, within the transaction that notes so. */
  accepted?(em: EntityManager, record: string): Promise<void>;
  /** The other side does not take it, or has not for so long that somebody should know. */
  refused?(em: EntityManager, record: string, error: ErpError): Promise<void>;
}

/** The kinds of records that are kept on both sides, told by the rooms that own them. */
@Injectable()
export class ErpMirrors {
  // biome-ignore lint/suspicious/noExplicitAny: each mirror knows what its store holds
  readonly #mirrors = new Map<ErpKind, ErpMirror<any>>();

  // biome-ignore lint/suspicious/noExplicitAny: as above
  register(mirror: ErpMirror<any>): void {
    this.#mirrors.set(mirror.kind, mirror);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  of(kind: ErpKind): ErpMirror<any> {
    const mirror = this.#mirrors.get(kind);
    if (!mirror) throw new Error(`Nobody keeps ${kind} on both sides`);
    return mirror;
  }
}
