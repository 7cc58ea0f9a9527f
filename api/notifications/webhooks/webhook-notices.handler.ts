import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { Webhook, webhookHost } from '../../developers/webhooks/webhook.entity.js';
import { WEBHOOK_NOTICES } from '../../developers/webhooks/webhook-notice-queue.js';
import { DeskMails } from '../../masterdata/mail-frame/desk-mails.js';
import { User } from '../../masterdata/user.entity.js';
import { Env, publicUrl } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { byBell, byMail, kindsOf } from '../../vocabulary/notification.js';
import { Role } from '../../vocabulary/role.js';
import { NoticeBoard } from '../notice-board.js';
import { wishesOf } from '../preferences/kept-wishes.js';
import { channelOf } from '../preferences/wishes.js';

/** Tells the administrators of a tenant, its owner among them, that a webhook was switched off: as each wants to be told. */
@Works(WEBHOOK_NOTICES)
@Injectable()
export class WebhookNoticesHandler implements JobHandler<{ webhook: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly board: NoticeBoard,
    private readonly mails: DeskMails,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** A mail that is written once more has the same id, by which it is known. */
  async handle({ webhook: id }: { webhook: string }): Promise<void> {
    const { webhook, people } = await this.work.write((em) => this.#putUp(em, id));
    if (!webhook) return;
    const url = `${publicUrl(this.env)}/admin/support/webhooks/${id}/show`;
    const values = { host: webhookHost(webhook), problem: webhook.problem ?? '' };
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

  /** Tells those who have a bell, each in it; and who is written to. */
  async #putUp(em: EntityManager, id: string): Promise<{ webhook?: Webhook; people: readonly User[] }> {
    const webhook = await em.findOne(Webhook, recordKey(id));
    if (!webhook || webhook.active) return { people: [] };
    const people = await administrators(em);
    const wishes = await wishesOf(
      em,
      people.map((person) => person.id),
    );
    const channelFor = (person: User) => channelOf(wishes(person.id), 'WEBHOOK_OFF');
    const rung = people.filter((one) => kindsOf(one.roles).includes('WEBHOOK_OFF') && byBell(channelFor(one)));
    await this.board.putWebhookOff(
      em,
      webhook,
      rung.map((person) => person.id),
    );
    await em.flush();
    return { webhook, people: people.filter((one) => one.email !== null && byMail(channelFor(one))) };
  }
}

async function administrators(em: EntityManager): Promise<User[]> {
  const ids = await em.execute<{ id: string }[]>(
    'select id from "user" where tenant = ? and active and roles @> array[?::text]',
    [currentTenant(), Role.Admin],
  );
  return em.find(User, { id: { $in: ids.map(({ id }) => id) } });
}
