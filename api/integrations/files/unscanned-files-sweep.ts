import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { activeTenants } from '../../platform/tenancy/tenant-register.js';
import { FileStore } from '../../ports/files.js';
import { ScannedFiles } from './scanned-files.js';

const UNSCANNED_FILES_SWEEP = jobQueue('unscanned-files-sweep', { cron: '* * * * *' });

/** Scans the files that were stored while the scanner was away. */
@Works(UNSCANNED_FILES_SWEEP)
@Injectable()
export class UnscannedFilesSweep implements JobHandler<object> {
  constructor(
    private readonly orm: MikroORM,
    private readonly files: FileStore,
  ) {}

  async handle(): Promise<void> {
    if (!(this.files instanceof ScannedFiles)) return;
    for (const tenant of await activeTenants(this.orm)) if (!(await this.files.scanWaiting(tenant))) return;
  }
}
