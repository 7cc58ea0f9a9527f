import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DatabaseProbe } from './database.probe.js';
import { DiagnosisService } from './diagnosis.service.js';
import { FailedJobsController } from './failed-jobs.controller.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { HealthService } from './health.service.js';
import { QueueProbe } from './queue.probe.js';
import { SupportController } from './support.controller.js';

/** Views and acts of administrators (spec §2 "admin/support"). */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [SupportController, FailedJobsController],
  providers: [DatabaseProbe, QueueProbe, HealthService, DiagnosisService, FailedJobsService],
  exports: [FailedJobsService],
})
export class SupportModule {}
