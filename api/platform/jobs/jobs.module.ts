import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DailySweep } from './daily-sweep.js';
import { HeldJobs } from './held-jobs.js';
import { JobHandlers } from './job-handlers.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { SecretRotation } from './rotate-secrets.js';
import { TenantSweep } from './tenant-sweep.js';

/** Jobs in the background (architecture "jobs/"). */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Jobs, JobHandlers, JobWorker, TenantSweep, DailySweep, HeldJobs, SecretRotation],
  exports: [Jobs, JobHandlers, JobWorker, TenantSweep, SecretRotation],
})
export class JobsModule {}
