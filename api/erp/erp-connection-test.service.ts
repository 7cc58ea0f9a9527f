import { Injectable } from '@nestjs/common';
import { notFound } from '../platform/http/problem.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { consumeRecordLimit, recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { ErpError, plainText } from '../ports/erp/erp-error.js';
import { ErpConnections } from './connections/erp-connections.js';
import { ErpConnectionTest } from './erp.shape.js';
import { ErpConnection } from './record/erp-connection.entity.js';
import { beginReviews, COMPARISONS, READINGS } from './record/erp-queues.js';

/** Tests connections for administrators. */
@Injectable()
export class ErpConnectionTests {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly jobs: Jobs,
  ) {}

  /** Tests a connection in spite of an open circuit; a working connection is used at once. */
  async test(id: string): Promise<ErpConnectionTest> {
    const connection = await this.work.read((em) => em.findOne(ErpConnection, recordKey(id)));
    if (!connection) throw notFound();
    await consumeRecordLimit();
    connection.openUntil = null;
    let billedTwice: readonly string[];
    try {
      billedTwice = await this.connections.through(connection, async (system) => {
        await system.probe();
        return (await system.billedTwice?.()) ?? [];
      });
    } catch (error) {
      if (!(error instanceof ErpError)) throw error;
      return Object.assign(new ErpConnectionTest(), {
        ok: false,
        problem: error.problem,
        reason: error.reason,
      });
    }
    if (connection.active)
      await this.work.write(async (em) => {
        for (const queue of [COMPARISONS, READINGS]) await this.jobs.send(em, queue, { connection: id });
        await beginReviews(em, this.jobs, connection);
      });
    return Object.assign(new ErpConnectionTest(), {
      ok: true,
      billedTwice: plainText(billedTwice.join(', ') || null),
    });
  }
}
