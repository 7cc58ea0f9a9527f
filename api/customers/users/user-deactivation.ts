import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { AccountSync } from './account-sync.js';

/** Deactivates users as part of another change, such as disconnecting a CRM address (spec §4). */
@Injectable()
export class UserDeactivation {
  constructor(private readonly sync: AccountSync) {}

  /**
   * In the caller's transaction, from whose commit on they cannot sign in. A job updates their accounts, and is repeated
   * until the identity service has taken it.
   */
  async deactivate(em: EntityManager, users: readonly User[]): Promise<void> {
    for (const user of users.filter(({ active }) => active)) {
      Object.assign(user, { active: false, accountChangedAt: clock.now() });
      user.touch();
      await this.sync.later(em, user.id);
    }
  }
}
