import { type EntityMetadata, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { currentTenant, runAsTenant } from '../../platform/tenancy/session.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { activeTenants } from '../../platform/tenancy/tenant-register.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';

const DAY_MS = 86_400_000;
/** Files of one query. */
const BATCH = 500;

const ORPHAN_FILES_SWEEP = jobQueue('orphan-files-sweep', { cron: '47 3 * * *' });

const idOf = (key: string) => key.split('/').at(-1) as string;

/**
 * Removes files without a record, as a crash leaves them. A file has the id of its record of any kind. Files of the last
 * day, whose records may follow, and files with other names stay.
 */
@Works(ORPHAN_FILES_SWEEP)
@Injectable()
export class OrphanFilesSweep implements JobHandler<object> {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  async handle(): Promise<void> {
    for (const name of await activeTenants(this.orm)) await runAsTenant(name, () => this.#sweep());
  }

  async #sweep(): Promise<void> {
    const before = clock.now().getTime() - DAY_MS;
    let old: string[] = [];
    for await (const { key, storedAt } of this.files.list(currentTenant())) {
      if (storedAt.getTime() < before && isRecordId(idOf(key))) old.push(key);
      if (old.length < BATCH) continue;
      await this.#removeOrphans(old);
      old = [];
    }
    await this.#removeOrphans(old);
  }

  async #removeOrphans(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const orphans = new Map(keys.map((key) => [idOf(key), key]));
    await this.work.read(async (em) => {
      for (const { class: type } of this.#kindsOfRecords()) {
        const where = { tenant: currentTenant(), id: { $in: [...orphans.keys()] } };
        const kept = await em.createQueryBuilder(type).select('id').where(where).execute<{ id: string }[]>();
        for (const { id } of kept) orphans.delete(id);
      }
    });
    for (const key of orphans.values()) await this.files.remove(key);
  }

  #kindsOfRecords(): EntityMetadata<TenantEntity>[] {
    const all = [...this.orm.getMetadata().getAll().values()] as EntityMetadata<TenantEntity>[];
    return all.filter((kind) => !kind.abstract && kind.class?.prototype instanceof TenantEntity);
  }
}
