import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Operation, type OperationOptions } from '../access/operation.js';
import { RecordId } from '../rest/request.js';
import { FAILED_JOBS, FailedJobsService } from './failed-jobs.service.js';
import { FailedJob, RepeatedJobs } from './failed-jobs.shape.js';

const SHARED = { allow: ['@administrators'], tag: FAILED_JOBS } satisfies Partial<OperationOptions>;

/** Failed jobs, which administrators see, repeat or discard. */
@Controller(`v1/${FAILED_JOBS}`)
export class FailedJobsController {
  constructor(private readonly jobs: FailedJobsService) {}

  @Get()
  @Operation({
    ...SHARED,
    id: 'listFailedJobs',
    summary: 'The latest 200, newest first',
    answer: FailedJob,
    many: true,
  })
  list(): Promise<FailedJob[]> {
    return this.jobs.list();
  }

  @Post('retries')
  @HttpCode(200)
  @Operation({ ...SHARED, id: 'retryFailedJobs', summary: 'Has all of them done anew', answer: RepeatedJobs })
  async retryAll(): Promise<RepeatedJobs> {
    return { repeated: await this.jobs.retryAll() };
  }

  @Post(':id/retries')
  @HttpCode(200)
  @Operation({ ...SHARED, id: 'retryFailedJob', summary: 'Has it done anew at once', answer: FailedJob })
  retry(@Param('id', RecordId) id: string): Promise<FailedJob> {
    return this.jobs.retry(id);
  }

  @Delete(':id')
  @Operation({ ...SHARED, id: 'discardFailedJob', summary: 'Lets it go for good', answer: FailedJob })
  discard(@Param('id', RecordId) id: string): Promise<FailedJob> {
    return this.jobs.discard(id);
  }
}
