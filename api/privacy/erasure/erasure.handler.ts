import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { errorCode } from '../../platform/jobs/error-code.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { PersonRecords } from '../person-records.js';
import { AccountErasure } from './account-erasure.js';
import { Erasure } from './erasure.entity.js';
import { ErasurePlaces } from './erasure-places.js';
import { ERASURES } from './erasure-queue.js';

type ErasureJob = { readonly erasure: string };

/**
 * Prepares an erasure, or carries it out in small transactions. Replaced data are not found again, so that a job that broke
 * off is repeated. The user's record is replaced last, once no text is left without a decision.
 */
@Works(ERASURES)
@Injectable()
export class ErasureHandler implements JobHandler<ErasureJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: PersonRecords,
    private readonly places: ErasurePlaces,
    private readonly account: AccountErasure,
  ) {}

  async handle({ erasure: id }: ErasureJob): Promise<void> {
    const erasure = await this.work.read((em) => em.findOne(Erasure, recordKey(id)));
    if (!erasure?.person) return;
    if (erasure.state === 'SEARCHING') await this.#search(erasure);
    else if (erasure.state === 'RUNNING') await this.#run(erasure);
  }

  async #search(erasure: Erasure): Promise<void> {
    const { person, replaced, user } = erasure;
    if (!person) return;
    const results = await this.records.counts(person, replaced, user?.id ?? null);
    await this.places.find(erasure, person);
    await this.#note(erasure.id, { results, state: 'REVIEW' });
  }

  async #run(erasure: Erasure): Promise<void> {
    const { id, person, replaced } = erasure;
    if (!person) return;
    await this.account.close(erasure);
    await this.places.apply(erasure, person);
    await this.records.erase(person, replaced);
    // A text that was written meanwhile needs a decision as well.
    if ((await this.places.find(erasure, person)) > 0) return this.#note(id, { state: 'REVIEW' });
    await this.account.erase(erasure, person);
  }

  async giveUp({ erasure: id }: ErasureJob, error: unknown): Promise<void> {
    await this.#note(id, { state: 'FAILED', failure: errorCode(error) ?? 'UNKNOWN' });
  }

  async revive(em: EntityManager, { erasure: id }: ErasureJob): Promise<void> {
    const erasure = await em.findOne(Erasure, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (erasure?.state === 'FAILED')
      Object.assign(erasure, { state: erasure.begun ? 'RUNNING' : 'SEARCHING', failure: null });
  }

  #note(id: string, changes: Partial<Pick<Erasure, 'state' | 'results' | 'failure' | 'kept'>>): Promise<void> {
    return this.work.write(async (em) => {
      const erasure = await em.findOne(Erasure, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (erasure?.isUnfinished) Object.assign(erasure, changes);
    });
  }
}
