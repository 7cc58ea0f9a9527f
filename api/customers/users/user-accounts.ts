import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import type { PlannedRemoval, PlannedWrite } from '../../platform/rest/rules.js';
import { currentTenant, currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { AccountTaken, Identity, type KnownAccount } from '../../ports/identity.js';
import { accountOf, isShared } from './account-of.js';
import { AccountSync } from './account-sync.js';
import { explainIdentity, type UserFailure } from './identity-problem.js';
import { assertUnlocked, changesAccount, changesPerson, changesRights } from './user-locks.js';
import { roleBeyond } from './user-roles.js';
import { duplicateProblem, UserUniqueness } from './user-uniqueness.js';

/**
 * Writes users here and at the identity service: tried first, then done there, then stored here. A failure at any
 * point leaves both as they were, at the latest by the job of `AccountSync`.
 */
@Injectable()
export class UserAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: Identity,
    private readonly sync: AccountSync,
    private readonly uniqueness: UserUniqueness,
  ) {}

  async create(write: PlannedWrite<User>): Promise<RecordJson> {
    const user = await write.dryRun();
    if (user.kind === 'SERVICE') return write.store();
    await this.uniqueness.assertFree(user);
    return this.#secured(user, 'USER_NOT_CREATED', async (job) => {
      const subject = await this.identity.create(accountOf(user));
      return write.store(async (record, em) => {
        record.subject = subject;
        await this.sync.settle(em, job);
      });
    });
  }

  async change(write: PlannedWrite<User>): Promise<RecordJson> {
    const before = await this.work.read((em) => em.findOne(User, recordKey(write.id)));
    const after = await write.dryRun();
    if (!before || !(changesAccount(before, after) || changesPerson(before, after))) return write.store();
    if (before.email !== after.email && after.email) await this.uniqueness.assertFree(after);
    const failure = before.active && !after.active ? 'USER_NOT_DEACTIVATED' : 'USER_NOT_UPDATED';
    const account = await this.sync.find(before).catch((error) => {
      throw explainIdentity(error, failure);
    });
    const turned = changesRights(before, after) ? { accountChangedAt: clock.now() } : {};
    if (!account) return write.store(async (record) => void Object.assign(record, turned));
    const shared = await this.#judge(account, before, after);
    return this.#secured(before, failure, async (job) => {
      await this.identity.update(account.id, accountOf(after), shared ? 'tenant' : 'whole');
      if (before.active && !after.active && !shared) await this.identity.endSessions(account.id);
      return write.store(async (record, em) => {
        Object.assign(record, turned, { shared, subject: record.subject ?? account.id });
        await this.sync.settle(em, job);
      });
    });
  }

  /**
   * Removes a user who was never used, and the account with them; of one whom other tenants share, the membership alone.
   * What can be taken back is done first: the account is closed, then the record goes, whose foreign keys have the last
   * word, and only then the account itself.
   */
  async remove(removal: PlannedRemoval): Promise<RecordJson> {
    const tenant = currentTenant();
    const user = await this.work.read((em) => em.findOne(User, recordKey(removal.id)));
    await removal.dryRun();
    if (!user) throw notFound();
    const account = await this.sync.find(user).catch((error) => {
      throw explainIdentity(error, 'USER_NOT_DELETED');
    });
    if (!account) return removal.store();
    assertWithin(account);
    const extent = isShared(account, tenant) ? 'tenant' : 'whole';
    const removed = await this.#secured(user, 'USER_NOT_DELETED', async (job) => {
      await this.identity.update(account.id, { ...accountOf(user), active: false }, extent);
      return removal.store(async (em) => {
        await this.sync.settle(em, job);
        await this.sync.later(em, user.id);
      });
    });
    await this.sync.soon(user.id);
    return removed;
  }

  /** Refuses what the account forbids, whatever our record says of it; answers whether other tenants share it. */
  async #judge(account: KnownAccount, before: User, after: User): Promise<boolean> {
    assertWithin(account);
    const shared = isShared(account, currentTenant());
    if (shared) assertUnlocked(before, after);
    return shared;
  }

  async #secured<T>(user: User, failure: UserFailure, run: (job: string) => Promise<T>): Promise<T> {
    const job = await this.sync.secure(user.id);
    try {
      return await run(job);
    } catch (error) {
      await this.sync.undo(user.id, job, error);
      if (error instanceof AccountTaken) throw await this.#whose(error.field, user);
      if (isOtherOnes(error)) throw duplicateProblem('username', false);
      throw explainIdentity(error, failure);
    }
  }

  /** Whose the account is that bears the same username or e-mail. */
  async #whose(field: 'username' | 'email', user: User): Promise<Problem> {
    const tenant = currentTenant();
    const key = field === 'email' ? { email: user.email ?? '' } : { username: user.username };
    const other = await this.identity.find(tenant, key).catch(() => null);
    return duplicateProblem(field, other !== null && isShared(other, tenant) && !other.tenants.includes(tenant));
  }
}

/** Of those who create one user at the same time the later ones are given the account of the first. */
const isOtherOnes = (error: unknown) => error instanceof Problem && error.params.field === 'subject';

/** Nobody touches an account that has a role which they may not give, whatever our record says of it. */
function assertWithin({ roles }: KnownAccount): void {
  if (roleBeyond(currentUser().roles, roles)) throw new Problem(403, 'USER_BEYOND_RIGHTS');
}
