import type { EntityManager } from '@mikro-orm/postgresql';

/** What was sent for, to be heard later. */
export interface Sent<T> {
  readonly heard: Promise<T>;
}

/** How the answer to a change is found once it is written. */
interface Answering<T> {
  /** Within the change's transaction, which still goes on. */
  within(em: EntityManager): Promise<T>;
  /** Sends for it; the commit follows at once. What is heard tells the answer, and is asked once the change is stored. */
  last(em: EntityManager): Promise<Sent<() => T | Promise<T>>>;
}

/** What a change answers with when the answer is the last that it asks for: both go in one journey with its commit. */
export class Answer<T> {
  constructor(readonly how: Answering<T>) {}
}

/** The answer to a change whose transaction goes on. */
export const answerWithin = async <T>(em: EntityManager, told: T | Answer<T>): Promise<T> =>
  told instanceof Answer ? told.how.within(em) : told;
