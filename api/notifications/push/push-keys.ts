import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../../platform/clock.js';
import { registerSealedColumn } from '../../platform/jobs/rotate-secrets.js';
import { secretBox } from '../../platform/secret-box.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import { type PushKeys, PushSender } from '../../ports/push.js';
import { PushKey } from './push-key.entity.js';

/** The context that the private key of a tenant is sealed with; it opens in no other. */
const context = () => `push-key/${currentTenant()}`;
registerSealedColumn({ table: 'push_key', column: 'private_key', context });

/** Keeps the keys by which push services know the tenant; the private one leaves the database sealed alone. */
@Injectable()
export class TenantPushKeys {
  constructor(private readonly sender: PushSender) {}

  /** The tenant's public key; it is made with the first question, by one of those who ask at the same time. */
  async publicKey(em: EntityManager): Promise<string> {
    const kept = await em.findOne(PushKey, {});
    if (kept) return kept.publicKey;
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

  /** Both, to send by; null where nobody has asked for them yet. */
  async both(em: EntityManager): Promise<PushKeys | null> {
    const kept = await em.findOne(PushKey, {});
    if (!kept) return null;
    return { publicKey: kept.publicKey, privateKey: secretBox().open(kept.privateKey, context()) };
  }
}
