import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import { currentTenant, currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity, PasswordRefused } from '../../ports/identity.js';
import { AccountSync } from './account-sync.js';
import { explainIdentity } from './identity-problem.js';
import type { LanguageChoice, PasswordChange } from './my-account.shape.js';

/** A password can be changed here only by people of customers (spec §6). */
export const mayChangePassword = (customerCode: string | null) => Boolean(customerCode?.trim());

/** Changes the signed-in user's own account. */
@Injectable()
export class MyAccountService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: Identity,
    private readonly sync: AccountSync,
  ) {}

  /** Throws 403 for a user of no customer, 422 for a wrong or refused password, 429 after too many wrong ones. */
  async changePassword({ current, password }: PasswordChange): Promise<void> {
    const { facts, username, subject } = currentUser();
    if (!this.identity.keepsAccounts || !mayChangePassword(facts.customerCode))
      throw new Problem(403, 'PASSWORD_NOT_OFFERED');
    if (current === password) throw invalidField('/password', 'PASSWORD_SAME');
    try {
      const check = await this.identity.checkPassword(currentTenant(), username, current);
      if (check === 'wrong') throw invalidField('/current', 'PASSWORD_WRONG');
      if (check !== 'right') throw new Problem(429, 'TOO_MANY_REQUESTS', { seconds: check.wait });
      await this.identity.setPassword(subject, password, false);
    } catch (error) {
      if (error instanceof PasswordRefused) throw invalidField('/password', 'PASSWORD_REFUSED');
      throw explainIdentity(error, 'PASSWORD_NOT_CHANGED');
    }
  }

  /** Changes the record at once, and the account by a job. */
  chooseLanguage({ language }: LanguageChoice): Promise<LanguageChoice> {
    const { id } = currentUser();
    if (!id) throw new Problem(403, 'FORBIDDEN');
    return this.work.write(async (em) => {
      const own = recordKey(id);
      const user = await em.findOneOrFail(User, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (user.language !== language) {
        user.language = language;
        user.touch();
        await this.sync.later(em, user.id);
      }
      return { language };
    });
  }
}
