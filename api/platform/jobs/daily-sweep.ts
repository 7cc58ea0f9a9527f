import type { EntityClass } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { LiveEvent } from '../events/live-event.entity.js';
import { IdempotencyKey } from '../tenancy/idempotency-key.entity.js';
import { runAsTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { type JobHandler, Works } from './job-handler.js';
import { jobQueue } from './job-queue.js';
import { knownTenants } from './known-tenants.js';

const DAY_MS = 86_400_000;

const DAILY_SWEEP = jobQueue('daily-sweep', { cron: '17 3 * * *' });

/** A table whose rows have served their purpose after a day. */
type PassingRow = { tenant: string; createdAt: Date };

const passing: EntityClass<PassingRow>[] = [IdempotencyKey, LiveEvent];

/** Has the rows of a table of tenants removed a day after they were made. */
export const sweptDaily = (type: EntityClass<PassingRow>) => passing.push(type);

/**
 * Removes what nobody may ask for again (contract: answers are kept for a day) and events that no
 * stream asks for, and what of the log of changes need not be kept any longer. pg-boss sweeps its own jobs.
 */
@Works(DAILY_SWEEP)
@Injectable()
export class DailySweep implements JobHandler<object> {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(clock.now().getTime() - DAY_MS);
    for (const tenant of await knownTenants(this.orm)) {
      await runAsTenant(tenant, () =>
        this.work.write(async (em) => {
          for (const type of passing) await em.nativeDelete(type, { createdAt: { $lt: before } });
          await em.execute('select vsd_forget_config_changes(?)', [this.env.VSD_CHANGES_KEPT_DAYS]);
        }),
      );
    }
  }
}
