import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { problemJson, type StoredProblem } from '../http/problem-json.js';
import { asProblem } from '../support/problem.filter.js';
import { currentLocale } from '../tenancy/language.js';
import { currentSession } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { BulkOutcome } from './bulk-outcome.js';
import { BulkRunRow } from './bulk-run-row.entity.js';

/** Work on one row in a transaction of its own. */
type RowWork = (em: EntityManager, row: BulkRunRow) => Promise<void>;

/** The number of handled rows, and the problems of some of them. */
interface RowsWorked {
  readonly worked: number;
  readonly problems: ReadonlyMap<string, StoredProblem>;
}

/** Works on the rows of a run one after the other, each in a transaction of its own. */
@Injectable()
export class BulkLoop {
  constructor(
    private readonly units: UnitOfWork,
    private readonly logger: Logger,
  ) {}

  /**
   * Does the work for each row of this outcome, after `before` outside of its transaction; the problem of a waiting row is
   * stored, and a problem stops no other row.
   */
  async each(
    bulk: string,
    outcome: BulkOutcome,
    work: RowWork,
    before?: (row: BulkRunRow) => Promise<void>,
  ): Promise<RowsWorked> {
    const problems = new Map<string, StoredProblem>();
    const found = await this.units.write((em) => rowsOf(em, bulk, outcome));
    const workOn = (id: string, inTransaction: RowWork) =>
      this.units.write((em) => workLocked(em, id, outcome, inTransaction));
    for (const row of found) {
      const { id } = row;
      try {
        await before?.(row);
        await workOn(id, work);
      } catch (error) {
        const problem = this.#problemOf(error);
        problems.set(id, problem);
        if (outcome === 'WAITING') await workOn(id, refuse(problem));
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

/** The rows of a run in the order of the request. */
export const rowsOf = (em: EntityManager, bulk: string, outcome?: BulkOutcome): Promise<BulkRunRow[]> =>
  em.find(BulkRunRow, { bulk: { id: bulk }, ...(outcome && { outcome }) }, { orderBy: { position: 'asc' } });

/** A problem of a row as it is sent in the present request; null without one. */
export const presentedProblem = (problem: StoredProblem | null) =>
  problem && { ...problemJson(problem, currentLocale()), requestId: currentSession().requestId };

/** Locks the row and works on it, unless a parallel request has done so. */
async function workLocked(em: EntityManager, id: string, outcome: BulkOutcome, work: RowWork): Promise<void> {
  const row = await em.findOne(BulkRunRow, { id, outcome }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (row) await work(em, row);
}

const refuse =
  (problem: StoredProblem): RowWork =>
  async (_em, row) => {
    row.outcome = problem.code === 'CONFIRMATION_REQUIRED' ? 'UNCONFIRMED' : 'REFUSED';
    row.problem = problem;
  };
