import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { webhookHost } from '../../developers/webhooks/webhook.entity.js';
import { clock } from '../../platform/clock.js';
import { translate } from '../../platform/http/texts.js';
import { type JobHandler, UnrecoverableJobError, Works } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import { type PushDevice, PushGone, type PushKeys, PushRefused, PushSender } from '../../ports/push.js';
import { passesQuietHours, quietAt } from '../preferences/notification-preferences.js';
import { preferencesOf } from '../preferences/stored-preferences.js';
import { Notification } from '../record/notification.entity.js';
import { PUSHES } from '../record/push-queue.js';
import { isVisibleNotification } from '../record/visible-notifications.js';
import { TenantPushKeys } from './push-keys.js';
import { PushSubscription } from './push-subscription.entity.js';

/** The age of a pushed notification at most; older ones are only in the bell. */
const FRESH_MS = 30 * 60_000;

type PushJob = typeof PUSHES.data & object;

interface Push {
  readonly device: PushDevice;
  readonly keys: PushKeys;
  readonly message: string;
}

/**
 * Sends one notification to one device: its kind with the number of the ticket or the host of the webhook, without any
 * content. A notification that was read, is out of the user's reach, too old or within their quiet hours is not sent.
 */
@Works(PUSHES)
@Injectable()
export class PushHandler implements JobHandler<PushJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sender: PushSender,
    private readonly keys: TenantPushKeys,
  ) {}

  async handle({ notification, subscription }: PushJob): Promise<void> {
    const push = await this.work.read((em) => this.#prepare(em, notification, subscription));
    if (!push) return;
    try {
      await this.sender.send(push.device, push.keys, push.message, FRESH_MS / 1_000);
    } catch (error) {
      if (error instanceof PushRefused) throw new UnrecoverableJobError(error.message);
      if (!(error instanceof PushGone)) throw error;
      await this.work.write((em) => em.nativeDelete(PushSubscription, { id: subscription }));
    }
  }

  async #prepare(em: EntityManager, id: string, subscription: string): Promise<Push | null> {
    const found = await em.findOne(Notification, { id, unread: true }, { populate: ['user', 'ticket', 'webhook'] });
    const device = found && (await em.findOne(PushSubscription, { id: subscription, user: { id: found.user.id } }));
    const keys = device && (await this.keys.both(em));
    if (!found || !keys || clock.now().getTime() - found.createdAt.getTime() > FRESH_MS) return null;
    const preferences = (await preferencesOf(em, [found.user.id]))(found.user.id);
    const isQuiet = !passesQuietHours(preferences, found.kind) && quietAt(preferences, clock.now(), ZONE) !== null;
    if (isQuiet || !(await isVisibleNotification(em, found))) return null;
    return { device, keys, message: messageOf(found) };
  }
}

/** The message for the device: subject and kind in the user's language, with the ids for its link. */
function messageOf({ id, user, ticket, kind, activity, webhook, queue }: Notification): string {
  const text = translate(user.unwrap().language, `enums.notificationKind.${kind}`);
  if (webhook) return JSON.stringify({ number: webhookHost(webhook.unwrap()), text, webhook: webhook.id, entry: id });
  if (queue) {
    const number = translate(user.unwrap().language, `support.queues.${queue}`);
    return JSON.stringify({ number, text, queue, entry: id });
  }
  return JSON.stringify({ number: ticket?.unwrap().identifier, text, ticket: ticket?.id, entry: activity?.id });
}
