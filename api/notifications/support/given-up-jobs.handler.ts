import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { Env, publicUrl } from '../../platform/env.js';
import { translate } from '../../platform/http/texts.js';
import { GIVEN_UP_JOBS, type GivenUpJobs } from '../../platform/jobs/given-up-jobs.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Administrators } from '../administrators.js';
import { NoticeBoard } from '../notice-board.js';

/** Notifies the administrators of a tenant of given-up jobs (domain "Dispatch"), once an hour for each queue. */
@Works(GIVEN_UP_JOBS)
@Injectable()
export class GivenUpJobsHandler implements JobHandler<GivenUpJobs> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly board: NoticeBoard,
    private readonly administrators: Administrators,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Stores the notices and sends the mails; a repeated mail has the same id. */
  async handle({ queue, hour }: GivenUpJobs): Promise<void> {
    const { byMail } = await this.work.write(async (em) => {
      const audience = await this.administrators.audience(em, 'JOB_FAILED');
      await this.board.putJobFailed(em, { queue, hour }, audience.byBell);
      return audience;
    });
    const url = `${publicUrl(this.env)}/admin/support/jobs`;
    await this.administrators.write(byMail, ({ id, language }) => ({
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
