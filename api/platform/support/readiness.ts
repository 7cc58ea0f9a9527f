import { Injectable } from '@nestjs/common';
import { DatabaseWatch } from '../database/database-watch.js';
import { Drain } from '../http/drain.js';
import { Jobs } from '../jobs/jobs.js';

/** Whether the process can do its work: the database answers, jobs can be stored, and it is not ending. */
@Injectable()
export class Readiness {
  constructor(
    private readonly watch: DatabaseWatch,
    private readonly drain: Drain,
    private readonly jobs: Jobs,
  ) {}

  get isReady(): boolean {
    return !this.drain.isDraining && this.watch.isReady && this.jobs.isStarted;
  }
}
