import type { EntityClass } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { CHANGES_KEPT_DAYS } from '../events/change-cursor.js';
import { LiveEvent } from '../events/live-event.entity.js';
import { IdempotencyKey } from '../tenancy/idempotency-key.entity.js';
import { runAsTenant } from '../tenancy/session.js';
import { activeTenants } from '../tenancy/tenant-register.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { type JobHandler, Works } from './job-handler.js';
import { jobQueue } from './job-queue.js';

const DAY_MS = 86_400_000;

const DAILY_SWEEP = jobQueue('daily-sweep', { cron: '17 3 * * *' });

/** A row of a table whose rows are deleted after some time. */
type PassingRow = { tenant: string; createdAt: Date };
/** The condition for expired rows; `ago` returns the moment so many days before. */
type IsExpired = (ago: (days: number) => Date) => object;

const aDayOld: IsExpired = (ago) => ({ createdAt: { $lt: ago(1) } });
const registered = new Map<EntityClass<PassingRow>, IsExpired>([
  [IdempotencyKey, aDayOld],
  [LiveEvent, (ago) => ({ createdAt: { $lt: ago(CHANGES_KEPT_DAYS + 1) } })],
]);

/** Registers a table whose expired rows are deleted daily: by default those that are a day old. */
export const sweepDaily = (type: EntityClass<PassingRow>, isExpired = aDayOld) => registered.set(type, isExpired);

/** Deletes expired rows of all tenants, and old changes of the configuration. pg-boss deletes its own jobs. */
@Works(DAILY_SWEEP)
@Injectable()
export class DailySweep implements JobHandler<object> {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle(): Promise<void> {
    const now = clock.now().getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS);
    for (const tenant of await activeTenants(this.orm)) {
      await runAsTenant(tenant, () =>
        this.work.write(async (em) => {
          for (const [type, isExpired] of registered) await em.nativeDelete(type, isExpired(ago) as never);
          await em.execute('select vsd_forget_config_changes(?)', [this.env.VSD_CHANGES_KEPT_DAYS]);
        }),
      );
    }
  }
}
