import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { FailedJobsService } from '../../platform/support/failed-jobs.service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TicketMail } from './ticket-mail.entity.js';
import { TicketMailHandler } from './ticket-mail.handler.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';

/** Mails that did not go out are sent once more. */
@Injectable()
export class SentMailsService {
  constructor(
    @Inject(serviceOf(TicketMail)) private readonly mails: ResourceService<TicketMail>,
    private readonly work: UnitOfWork,
    private readonly failed: FailedJobsService,
    private readonly handler: TicketMailHandler,
    private readonly jobs: Jobs,
  ) {}

  /** 409 NOTHING_TO_REPEAT for a mail that is gone or was held back, and for one that is just being sent. */
  retry(id: string): Promise<RecordJson> {
    return this.work.write(async (em) => {
      const mail = await this.mails.load(em, id, { lock: true });
      const about = { mail: id };
      const repeated = await this.failed.retryAbout(em, TICKET_MAILS.name, about);
      if (repeated === 0) {
        // Its job is swept after some days, the ledger is not.
        if (mail.state !== 'FAILED') throw new Problem(409, 'NOTHING_TO_REPEAT');
        await this.handler.revive(em, about);
        await this.jobs.send(em, TICKET_MAILS, about);
        await this.failed.note(em, [{ id, name: TICKET_MAILS.name }], 'REPEATED');
      }
      await em.flush();
      return this.mails.present(em, mail);
    });
  }
}
