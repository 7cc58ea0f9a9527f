import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpStore } from '../../ports/erp/erp-store.js';
import type { ErpSystem } from '../../ports/erp/erp-systems.js';
import type { ErpKind } from '../../vocabulary/erp.js';
import type { ErpDifference } from '../record/erp-difference.shape.js';
import type { Facts } from './convergence.js';

/** One of our records in its intended form for the other side. */
export interface Mirrored<T> {
  readonly label: string;
  readonly value: T;
  /** Its intended place. Throws `ErpError`: NOT_LINKED for an owner whom the system does not know. */
  place(system: ErpSystem): Promise<string>;
}

/** The mirror of one kind: keeps its records equal on both sides. */
export interface ErpMirror<T> {
  readonly kind: ErpKind;
  store(system: ErpSystem): ErpStore<T> | undefined;
  /** The record for the other side; null if that should have none. `isKnown` if the record was sent before. */
  wanted(em: EntityManager, record: string, isKnown: boolean): Promise<Mirrored<T> | null>;
  /** The values that both sides keep and may change, as one text. */
  factsOf(value: T): string;
  /** Intermediate facts on the other side, while a write of several steps replaces theirs by ours. */
  between?(theirs: T | null, ours: T): readonly string[];
  /** A short text of the facts for users. */
  told(value: T): string;
  /** The differences of both sides, by the fields of our resources. */
  differences(ours: T | null, theirs: T | null): readonly ErpDifference[];
  /** Adopts a change of the other side as `OwnSide.adopt` does. Throws `NotAdoptable`. */
  adopt(em: EntityManager, record: string, theirs: T | null, seen: Facts, decided: boolean): Promise<boolean>;
  /** Records that the other side should have. */
  due(em: EntityManager): Promise<string[]>;
  /** Locks the rows that changes of the record lock before its link, so that notes lock in the same order. */
  lock?(em: EntityManager, record: string): Promise<unknown>;
  /** Handles the agreement of both sides, in the transaction of its note. */
  accepted?(em: EntityManager, record: string): Promise<void>;
  /** Handles a lasting refusal, in the transaction of its note. */
  refused?(em: EntityManager, record: string, error: ErpError): Promise<void>;
}

/** The mirrors of the kinds that both sides keep, which their rooms register. */
@Injectable()
export class ErpMirrors {
  // biome-ignore lint/suspicious/noExplicitAny: each mirror has the type of its own store
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
