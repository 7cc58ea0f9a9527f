import { type EntityClass, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { clock } from '../clock.js';
import { problemJson, type StoredProblem } from '../http/problem-json.js';
import { asProblem } from '../support/problem.filter.js';
import { currentLocale } from '../tenancy/language.js';
import { currentSession } from '../tenancy/session.js';
import type { BulkOutcome, BulkRowEntity } from './bulk-row.js';

/** The time for an undo after a bulk change, in milliseconds. */
export const UNDO_MS = 30_000;

/** The moment so many milliseconds from now. */
export const later = (ms: number) => new Date(clock.now().getTime() + ms);

/** Runs work in a transaction of its own. */
type Write = <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>;

/** Rows of one bulk change with an outcome, and the transactions in which they are worked on. */
interface Rows<R extends BulkRowEntity> {
  readonly type: EntityClass<R>;
  readonly bulk: string;
  readonly outcome: BulkOutcome;
  readonly write: Write;
}

/** Work on one row in a transaction of its own. */
export type RowWork<R extends BulkRowEntity> = (em: EntityManager, row: R) => Promise<void>;

/** The number of handled rows, and the problems of some of them. */
interface RowsWorked {
  readonly worked: number;
  readonly problems: ReadonlyMap<string, StoredProblem>;
}

/** Works on the rows of a bulk change one after the other, each in a transaction of its own. */
@Injectable()
export class BulkLoop {
  constructor(private readonly logger: Logger) {}

  /**
   * Does the work for each row, after `before` outside of its transaction; the problem of a waiting row is stored, and a
   * problem stops no other row.
   */
  async each<R extends BulkRowEntity>(
    rows: Rows<R>,
    work: RowWork<R>,
    before?: (row: R) => Promise<void>,
  ): Promise<RowsWorked> {
    const problems = new Map<string, StoredProblem>();
    const { type, bulk, outcome, write } = rows;
    const found = await write((em) => rowsOf(em, type, bulk, outcome));
    for (const row of found) {
      const { id } = row;
      try {
        await before?.(row);
        await write((em) => workOn(em, rows, id, work));
      } catch (error) {
        const problem = this.#problemOf(error);
        problems.set(id, problem);
        if (outcome === 'WAITING') await write((em) => workOn(em, rows, id, refuse(problem)));
      }
    }
    return { worked: found.length, problems };
  }

  #problemOf(error: unknown): StoredProblem {
    const { status, code, params, errors } = asProblem(error);
    const { requestId } = currentSession();
    if (status >= 500) this.logger.error({ err: error, requestId }, 'a record of a bulk change failed');
    return { status, code, params: code === 'UNEXPECTED' ? { code: requestId } : params, errors };
  }
}

/** The rows of a bulk change in the order of the request. */
export const rowsOf = <R extends BulkRowEntity>(
  em: EntityManager,
  type: EntityClass<R>,
  bulk: string,
  outcome?: BulkOutcome,
): Promise<R[]> =>
  em.find(type, { bulk: { id: bulk }, ...(outcome && { outcome }) } as never, {
    orderBy: { position: 'asc' } as never,
  }) as Promise<R[]>;

/** A problem of a row as it is sent in the present request; null without one. */
export const presentedProblem = (problem: StoredProblem | null) =>
  problem && { ...problemJson(problem, currentLocale()), requestId: currentSession().requestId };

/** Locks the row and works on it, unless a parallel request has done so. */
async function workOn<R extends BulkRowEntity>(
  em: EntityManager,
  { type, outcome }: Rows<R>,
  id: string,
  work: RowWork<R>,
): Promise<void> {
  const row = await em.findOne(type, { id, outcome } as never, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (row) await work(em, row as R);
}

const refuse =
  (problem: StoredProblem): RowWork<BulkRowEntity> =>
  async (_em, row) => {
    row.outcome = problem.code === 'CONFIRMATION_REQUIRED' ? 'UNCONFIRMED' : 'REFUSED';
    row.problem = problem;
  };
