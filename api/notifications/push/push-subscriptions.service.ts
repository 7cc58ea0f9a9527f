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

/** Devices of one user at most; a new one replaces the oldest. */
const MOST_DEVICES = 10;

/** Stores and removes the devices of the signed-in user. */
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

  /** Stores a device, or takes it over from the previous user of its browser. Throws 422 for a private address. */
  subscribe({ endpoint, keys }: PushDeviceSubscription): Promise<PushSubscriptionReceipt> {
    if (!this.sender.mayReach(endpoint)) throw invalidField('/endpoint', 'INVALID_VALUE');
    return this.work.write(async (em) => {
      const { id: user } = await lockSelf(em);
      const others = { user: { id: user }, endpoint: { $ne: endpoint } };
      const own = await em.find(PushSubscription, others, { orderBy: { createdAt: 'desc', id: 'desc' } });
      for (const device of own.slice(MOST_DEVICES - 1)) em.remove(device);
      return { id: await keep(em, user, endpoint, keys) };
    });
  }

  /** Removes a device. Throws 404 for a device of another user. */
  unsubscribe(id: string): Promise<PushSubscriptionReceipt> {
    return this.work.write(async (em) => {
      const gone = await em.nativeDelete(PushSubscription, { id, user: { id: currentUser().id as string } });
      if (gone === 0) throw notFound();
      return { id };
    });
  }
}

/** Stores a device in one statement, since two users may subscribe with one browser at the same time. */
async function keep(em: EntityManager, user: string, endpoint: string, { p256dh, auth }: PushDeviceKeys) {
  const now = clock.now();
  const { name } = currentUser();
  const [stored] = await em.execute<{ id: string }[]>(
    `insert into push_subscription (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, endpoint, p256dh, auth)
     values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (tenant, endpoint) do update
        set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
     returning id`,
    [currentTenant(), uuidv7(), now, name, now, name, user, endpoint, p256dh, auth],
  );
  return stored?.id as string;
}

/** Locks the user's record, which orders concurrent subscriptions of two tabs. */
const lockSelf = (em: EntityManager) =>
  em.findOneOrFail(User, recordKey(currentUser().id as string), { lockMode: LockMode.PESSIMISTIC_WRITE });
