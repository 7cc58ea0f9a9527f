import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { Webhook, webhookHost } from '../../developers/webhooks/webhook.entity.js';
import { WEBHOOK_NOTICES } from '../../developers/webhooks/webhook-notice-queue.js';
import type { User } from '../../masterdata/user.entity.js';
import { Env, publicUrl } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Administrators } from '../administrators.js';
import { NoticeBoard } from '../notice-board.js';

/** Notifies the administrators of a tenant, its owner among them, of a webhook that was switched off. */
@Works(WEBHOOK_NOTICES)
@Injectable()
export class WebhookNoticesHandler implements JobHandler<{ webhook: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly board: NoticeBoard,
    private readonly administrators: Administrators,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Stores the notices and sends the mails; a repeated mail has the same id. */
  async handle({ webhook: id }: { webhook: string }): Promise<void> {
    const { webhook, byMail } = await this.work.write((em) => this.#notify(em, id));
    if (!webhook) return;
    const url = `${publicUrl(this.env)}/admin/support/webhooks/${id}/show`;
    const values = { host: webhookHost(webhook), problem: webhook.problem ?? '' };
    await this.administrators.write(byMail, ({ id: user }) => ({
      address: { id: uuidv5(`${id} ${webhook.version}`, user), thread: `webhook-${id}` },
      letter: { texts: 'developers.off', values, url, before: ['greeting', 'lead'], after: ['action'] },
    }));
  }

  /** Stores the notices; returns the recipients of the mails. */
  async #notify(em: EntityManager, id: string): Promise<{ webhook?: Webhook; byMail: readonly User[] }> {
    const webhook = await em.findOne(Webhook, recordKey(id));
    if (!webhook || webhook.active) return { byMail: [] };
    const { byBell, byMail } = await this.administrators.audience(em, 'WEBHOOK_OFF');
    await this.board.putWebhookOff(em, webhook, byBell);
    return { webhook, byMail };
  }
}
