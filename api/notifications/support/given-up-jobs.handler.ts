import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { Env, publicUrl } from '../../platform/env.js';
import { translate } from '../../platform/http/texts.js';
import { GIVEN_UP_JOBS, type GivenUpJobs } from '../../platform/jobs/given-up-jobs.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Administrators } from '../administrators.js';
import { NoticeBoard } from '../notice-board.js';

/** Tells the administrators of a tenant that jobs of a queue were given up (domain "Dispatch"), once an hour for each queue. */
@Works(GIVEN_UP_JOBS)
@Injectable()
export class GivenUpJobsHandler implements JobHandler<GivenUpJobs> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly board: NoticeBoard,
    private readonly administrators: Administrators,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** A mail that is written once more has the same id, by which it is known. */
  async handle(given: GivenUpJobs): Promise<void> {
    const { written } = await this.work.write(async (em) => {
      const audience = await this.administrators.audience(em, 'JOB_FAILED');
      await this.board.putJobFailed(em, given, audience.rung);
      await em.flush();
      return audience;
    });
    const { queue, hour } = given;
    const url = `${publicUrl(this.env)}/admin/support/jobs`;
    await this.administrators.write(written, ({ id, language }) => ({
      address: { id: uuidv5(`${queue} ${hour}`, id), thread: `given-up-jobs-${queue}` },
      letter: {
        texts: 'support.givenUp',
        values: { queue: translate(language, `support.queues.${queue}`) },
        url,
        before: ['greeting', 'lead'],
        after: ['action'],
      },
    }));
  }
}
