import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../files/file-key.js';
import { clock } from '../platform/clock.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { jobQueue } from '../platform/jobs/job-queue.js';
import { TenantSweep } from '../platform/jobs/tenant-sweep.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { FileStore } from '../ports/files.js';
import { DataExport } from './data-export.entity.js';

const DAY_MS = 86_400_000;
const EXPORT_SWEEP = jobQueue('export-sweep', { cron: '23 * * * *' });

/**
 * Removes exports whose day is over, and those that were not written within two days. The file is removed first, so that
 * an interrupted sweep is repeated.
 */
@Works(EXPORT_SWEEP)
@Injectable()
export class ExportSweep implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly files: FileStore,
  ) {}

  async handle(): Promise<void> {
    const now = clock.now();
    const isOver = {
      $or: [{ expiresAt: { $lt: now } }, { createdAt: { $lt: new Date(now.getTime() - 2 * DAY_MS) } }],
    };
    await this.sweep.each(
      async (em) => (await em.find(DataExport, isOver, { fields: ['id'] })).map(({ id }) => id),
      async (em, id) => {
        const data = await em.findOne(DataExport, { id, ...isOver });
        if (!data) return;
        if (data.file) await this.files.remove(fileKeyOf({ tenant: currentTenant(), id: data.file }));
        em.remove(data);
      },
    );
  }
}
