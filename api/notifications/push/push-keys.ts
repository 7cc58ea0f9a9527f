import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../../platform/clock.js';
import { registerSealedColumn } from '../../platform/jobs/rotate-secrets.js';
import { secretBox } from '../../platform/secret-box.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import { type PushKeys, PushSender } from '../../ports/push.js';
import { PushKey } from './push-key.entity.js';

/** The context of the sealed private key of a tenant. */
const context = () => `push-key/${currentTenant()}`;
registerSealedColumn({ table: 'push_key', column: 'private_key', context });

/** Keeps the tenant's keys for push services; the private key is stored sealed. */
@Injectable()
export class TenantPushKeys {
  constructor(private readonly sender: PushSender) {}

  /** The tenant's public key; the first of concurrent requests creates it. */
  async publicKey(em: EntityManager): Promise<string> {
    const stored = await em.findOne(PushKey, {});
    if (stored) return stored.publicKey;
    const { publicKey, privateKey } = await this.sender.makeKeys();
    const now = clock.now();
    const name = actorName();
    await em.execute(
      `insert into push_key (tenant, id, version, created_at, created_by, updated_at, updated_by, public_key, private_key)
       values (?, ?, 1, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [currentTenant(), uuidv7(), now, name, now, name, publicKey, secretBox().seal(privateKey, context())],
    );
    return (await em.findOneOrFail(PushKey, {})).publicKey;
  }

  /** Both keys, for sending; null before the first request of the public key. */
  async both(em: EntityManager): Promise<PushKeys | null> {
    const stored = await em.findOne(PushKey, {});
    if (!stored) return null;
    return { publicKey: stored.publicKey, privateKey: secretBox().open(stored.privateKey, context()) };
  }
}
