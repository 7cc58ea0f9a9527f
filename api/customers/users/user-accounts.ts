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
import { isProvisioning } from './provisioning.js';
import { assertUnlocked, changesAccount, changesPerson, changesRights } from './user-locks.js';
import { roleBeyond } from './user-roles.js';
import { duplicateProblem, UserUniqueness } from './user-uniqueness.js';

/**
 * Writes users here and at the identity service: a dry run here, then the change there, then the change here. A failure
 * at any point leaves both unchanged, at the latest by the job of `AccountSync`.
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
    await this.#assertFree(user);
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
    if (before.email !== after.email && after.email) await this.#assertFree(after);
    const failure = before.active && !after.active ? 'USER_NOT_DEACTIVATED' : 'USER_NOT_UPDATED';
    const account = await this.sync.find(before).catch((error) => {
      throw explainIdentity(error, failure);
    });
    const rightsChange = changesRights(before, after) ? { accountChangedAt: clock.now() } : {};
    if (!account) return write.store(async (record) => void Object.assign(record, rightsChange));
    assertWithin(account);
    const shared = isShared(account, currentTenant());
    if (shared) assertUnlocked(before, after);
    return this.#secured(before, failure, async (job) => {
      await this.identity.update(account.id, accountOf(after), shared ? 'tenant' : 'whole');
      if (before.active && !after.active && !shared) await this.identity.endSessions(account.id);
      return write.store(async (record, em) => {
        Object.assign(record, rightsChange, { shared, subject: record.subject ?? account.id });
        await this.sync.settle(em, job);
      });
    });
  }

  /**
   * Removes a user who never signed in, and their account; of an account shared with other tenants, the membership alone.
   * First the account is closed, which can be undone, then the record is removed unless foreign keys refuse it, and
   * only then the account.
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

  /** An identity provider decides by itself about names, and so do accounts that are not ours. */
  async #assertFree(user: User): Promise<void> {
    if (this.identity.keepsAccounts && !isProvisioning()) await this.uniqueness.assertFree(user);
  }

  async #secured<T>(user: User, failure: UserFailure, run: (job: string) => Promise<T>): Promise<T> {
    const job = await this.sync.secure(user.id);
    try {
      return await run(job);
    } catch (error) {
      await this.sync.undo(user.id, job, error);
      if (error instanceof AccountTaken) throw await this.#duplicate(error.field, user);
      if (isSubjectTaken(error)) throw duplicateProblem('username', false);
      throw explainIdentity(error, failure);
    }
  }

  /** The problem of an account with the same username or e-mail, in this tenant or in another one. */
  async #duplicate(field: 'username' | 'email', user: User): Promise<Problem> {
    const tenant = currentTenant();
    const key = field === 'email' ? { email: user.email ?? '' } : { username: user.username };
    const other = await this.identity.find(tenant, key).catch(() => null);
    return duplicateProblem(field, other !== null && isShared(other, tenant) && !other.tenants.includes(tenant));
  }
}

/** Of simultaneous creations of one user, the later ones get the account of the first. */
const isSubjectTaken = (error: unknown) => error instanceof Problem && error.params.field === 'subject';

/** Refuses to change an account with a role that the user may not give, also one that our record lacks. */
function assertWithin({ roles }: KnownAccount): void {
  if (roleBeyond(currentUser().roles, roles)) throw new Problem(403, 'USER_BEYOND_RIGHTS');
}
