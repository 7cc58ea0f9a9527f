import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { currentTenant, runAsTenant } from '../../platform/tenancy/session.js';
import { activeTenants } from '../../platform/tenancy/tenant-register.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { IntakeMessage } from '../record/intake-message.entity.js';

const DAY_MS = 86_400_000;
/** Mails whose originals are removed together. */
const BATCH = 200;

const ORIGINAL_SWEEP = jobQueue('mail-originals-sweep', { cron: '37 3 * * *' });

/**
 * Removes the originals of mails after the tenant's retention period (decision 32). Unsettled mails keep theirs. The files
 * go first, so that an interrupted sweep is repeated and leaves no file behind.
 */
@Works(ORIGINAL_SWEEP)
@Injectable()
export class OriginalSweep implements JobHandler<object> {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  async handle(): Promise<void> {
    for (const tenant of await activeTenants(this.orm)) {
      await runAsTenant(tenant, async () => {
        while ((await this.#sweep()) === BATCH);
      });
    }
  }

  async #sweep(): Promise<number> {
    const ids = await this.work.read(async (em) => {
      const { mailsKeptDays } = await currentSettings(em);
      const createdAt = { $lt: new Date(clock.now().getTime() - mailsKeptDays * DAY_MS) };
      const settled = { state: { $in: ['FILED', 'IGNORED'] }, hasOriginal: true, createdAt } as const;
      const rows = await em.find(IntakeMessage, settled, {
        fields: ['id'],
        limit: BATCH,
        orderBy: { createdAt: 'asc' },
      });
      return rows.map(({ id }) => id);
    });
    for (const id of ids) await this.files.remove(fileKeyOf({ tenant: currentTenant(), id }));
    await this.work.write((em) =>
      em.nativeUpdate(IntakeMessage, { id: { $in: ids } }, { hasOriginal: false, text: null }),
    );
    return ids.length;
  }
}
