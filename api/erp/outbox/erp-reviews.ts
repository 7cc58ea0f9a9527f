import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { KINDS_OF_ADAPTER } from '../../vocabulary/erp.js';
import type { ErpConnection } from '../record/erp-connection.entity.js';
import { REVIEWS } from '../record/erp-queues.js';

/** Begins the comparison of all records of a connection. */
@Injectable()
export class ErpReviews {
  constructor(private readonly jobs: Jobs) {}

  async begin(em: EntityManager, { id, adapter }: Pick<ErpConnection, 'id' | 'adapter'>): Promise<void> {
    for (const kind of KINDS_OF_ADAPTER[adapter]) await this.jobs.send(em, REVIEWS, { connection: id, kind });
  }
}
