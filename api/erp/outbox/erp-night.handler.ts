import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { beginReviews, ERP_NIGHT } from '../record/erp-queues.js';

/** Begins the nightly comparison of all active connections. */
@Works(ERP_NIGHT)
@Injectable()
export class ErpNightHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    await this.sweep.each(activeConnections, async (em, id) => {
      const connection = await em.findOne(ErpConnection, { ...recordKey(id), active: true });
      if (connection) await beginReviews(em, this.jobs, connection);
    });
  }
}

async function activeConnections(em: EntityManager): Promise<string[]> {
  return (await em.find(ErpConnection, { active: true }, { fields: ['id'] })).map(({ id }) => id);
}
