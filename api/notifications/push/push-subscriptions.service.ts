import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { invalidField, notFound } from '../../platform/http/problem.js';
import { currentTenant, currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { PushSender } from '../../ports/push.js';
import { TenantPushKeys } from './push-keys.js';
import { PushSubscription } from './push-subscription.entity.js';
import type {
  PublicPushKey,
  PushDeviceKeys,
  PushDeviceSubscription,
  PushSubscriptionReceipt,
} from './push-subscriptions.shape.js';

/** Devices of one person at most; the oldest makes room. */
const MOST_DEVICES = 10;

/** The devices on which the signed-in user wants to be told. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sender: PushSender,
    private readonly keys: TenantPushKeys,
  ) {}

  key(): Promise<PublicPushKey> {
    return this.work.write(async (em) => ({ publicKey: await this.keys.publicKey(em) }));
  }

  /** Takes a device, or takes it over from who used its browser before. Throws 422 for an address within the house. */
  subscribe({ endpoint, keys }: PushDeviceSubscription): Promise<PushSubscriptionReceipt> {
    if (!this.sender.mayReach(endpoint)) throw invalidField('/endpoint', 'INVALID_VALUE');
    return this.work.write(async (em) => {
      const { id: user } = await lockSelf(em);
      const others = { user: { id: user }, endpoint: { $ne: endpoint } };
      const own = await em.find(PushSubscription, others, { orderBy: { createdAt: 'desc', id: 'desc' } });
      for (const device of own.slice(MOST_DEVICES - 1)) em.remove(device);
      await em.flush();
      return { id: await keep(em, user, endpoint, keys) };
    });
  }

  /** Signs a device off; somebody else's is 404. */
  unsubscribe(id: string): Promise<PushSubscriptionReceipt> {
    return this.work.write(async (em) => {
      const gone = await em.nativeDelete(PushSubscription, { id, user: { id: currentUser().id as string } });
      if (gone === 0) throw notFound();
      return { id };
    });
  }
}

/** One statement, since two people may sign on with one browser at the same time. */
async function keep(em: EntityManager, user: string, endpoint: string, { p256dh, auth }: PushDeviceKeys) {
  const now = clock.now();
  const { name } = currentUser();
  const [kept] = await em.execute<{ id: string }[]>(
    `insert into push_subscription (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, endpoint, p256dh, auth)
     values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (tenant, endpoint) do update
        set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
     returning id`,
    [currentTenant(), uuidv7(), now, name, now, name, user, endpoint, p256dh, auth],
  );
  return kept?.id as string;
}

/** So that two tabs of one person sign on one after the other. */
const lockSelf = (em: EntityManager) =>
  em.findOneOrFail(User, recordKey(currentUser().id as string), { lockMode: LockMode.PESSIMISTIC_WRITE });
