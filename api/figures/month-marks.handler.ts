import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { jobQueue } from '../platform/jobs/job-queue.js';

const MONTH_MARKS = jobQueue('month-marks', { cron: '* * * * *' });

/** Has one mark stand for all that were made of a month, so that a figure reads a few however much is written. */
@Works(MONTH_MARKS)
@Injectable()
export class MonthMarksHandler implements JobHandler<object> {
  constructor(private readonly orm: MikroORM) {}

  async handle(): Promise<void> {
    await this.orm.em.fork().execute('select vsd_gather_marks()');
  }
}
