import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { DeskMails } from '../../masterdata/mail-frame/desk-mails.js';
import { User } from '../../masterdata/user.entity.js';
import { Env, publicUrl } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Role } from '../../vocabulary/role.js';
import { Webhook } from './webhook.entity.js';

interface WebhookNotice {
  readonly webhook: string;
}

/** A webhook was switched off, and administrators are to hear of it. */
export const WEBHOOK_NOTICES = jobQueue<WebhookNotice>('webhook-notices', { concurrency: 1 });

/** Tells the administrators of a tenant by mail, each in their language, that a webhook was switched off. */
@Works(WEBHOOK_NOTICES)
@Injectable()
export class WebhookNotices implements JobHandler<WebhookNotice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: DeskMails,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** A mail that is written once more has the same id, by which it is known. */
  async handle({ webhook: id }: WebhookNotice): Promise<void> {
    const { webhook, people } = await this.work.read(async (em) => {
      const ids = await em.execute<{ id: string }[]>(
        `select id from "user" where tenant = ? and active and email is not null and roles @> array[?::text]`,
        [currentTenant(), Role.Admin],
      );
      return {
        webhook: await em.findOne(Webhook, recordKey(id)),
        people: await em.find(User, { id: { $in: ids.map((one) => one.id) } }),
      };
    });
    if (!webhook || webhook.active) return;
    const url = `${publicUrl(this.env)}/admin/support/webhooks/${id}/show`;
    const values = { host: new URL(webhook.url).host, problem: webhook.problem ?? '' };
    const failures: unknown[] = [];
    for (const { id: person, name, language, email } of people) {
      const address = { id: uuidv5(`${id} ${webhook.version}`, person), thread: `webhook-${id}`, to: email as string };
      const parts = { before: ['greeting', 'lead'], after: ['action'] } as const;
      const letter = { locale: language, texts: 'developers.off', values: { name, ...values }, url, ...parts };
      // An address that is refused keeps nobody else from hearing of it.
      await this.mails.send(address, letter).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
