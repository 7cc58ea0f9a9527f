import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { ERP_NIGHT } from '../record/erp-queues.js';
import { ErpReviews } from './erp-reviews.js';

/** Begins the nightly comparison of all active connections. */
@Works(ERP_NIGHT)
@Injectable()
export class ErpNightHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly reviews: ErpReviews,
  ) {}

  async handle(): Promise<void> {
    await this.sweep.each(activeConnections, async (em, id) => {
      const connection = await em.findOne(ErpConnection, { ...recordKey(id), active: true });
      if (connection) await this.reviews.begin(em, connection);
    });
  }
}

async function activeConnections(em: EntityManager): Promise<string[]> {
  return (await em.find(ErpConnection, { active: true }, { fields: ['id'] })).map(({ id }) => id);
}
