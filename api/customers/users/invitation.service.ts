import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { consumeRecordLimit, currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity, type KnownAccount } from '../../ports/identity.js';
import { accountOf, isShared } from './account-of.js';
import { AccountSync } from './account-sync.js';
import { explainIdentity } from './identity-problem.js';
import type { Invitation, MailedInvitation } from './invitation.shape.js';
import { INVITATION_MAILS } from './invitation-mails.js';
import { assertComplete } from './user-completeness.js';
import { roleBeyond } from './user-roles.js';

/** Invites users by mail or by a temporary password, and creates missing accounts. */
@Injectable()
export class InvitationService {
  constructor(
    @Inject(serviceOf(User)) private readonly users: ResourceService<User>,
    private readonly work: UnitOfWork,
    private readonly identity: Identity,
    private readonly sync: AccountSync,
    private readonly jobs: Jobs,
  ) {}

  /** Throws 409 for a user who cannot be invited here, 403 for one with roles that the inviter may not give. */
  async invite(id: string): Promise<Invitation> {
    const user = await this.#invited(id);
    try {
      const subject = await this.#subjectOf(user);
      const password = temporaryPassword();
      await this.identity.setPassword(subject, password, true);
      await this.identity.endSessions(subject);
      return { username: user.username, temporaryPassword: password };
    } catch (error) {
      throw explainIdentity(error, 'USER_NOT_UPDATED');
    }
  }

  /** Throws like `invite`, and 409 for a user without an address; a job sends the mail. */
  async mail(id: string): Promise<MailedInvitation> {
    const user = await this.#invited(id);
    const { email: recipient } = user;
    if (!recipient) throw new Problem(409, 'USER_WITHOUT_EMAIL');
    try {
      await this.#subjectOf(user);
    } catch (error) {
      throw explainIdentity(error, 'USER_NOT_UPDATED');
    }
    await consumeRecordLimit();
    await this.work.write((em) => this.jobs.send(em, INVITATION_MAILS, { user: id }));
    return { recipient };
  }

  async #invited(id: string): Promise<User> {
    if (!this.identity.keepsAccounts) throw new Problem(409, 'ACCOUNTS_ELSEWHERE');
    const user = await this.work.read((em) => this.users.load(em, id));
    const { roles, id: own } = currentUser();
    if (roleBeyond(roles, user.roles)) throw new Problem(403, 'USER_BEYOND_RIGHTS');
    if (user.kind === 'SERVICE') throw new Problem(409, 'USER_IS_SERVICE');
    if (user.id === own) throw new Problem(409, 'USER_SELF');
    if (!user.active) throw new Problem(409, 'USER_INACTIVE');
    // An incomplete user would see no records.
    assertComplete(user);
    return user;
  }

  /** The subject of the user's account; a missing account is created. */
  async #subjectOf(user: User): Promise<string> {
    const account = await this.sync.find(user);
    if (account) this.#assertInvitable(account);
    return account?.id ?? (await this.#create(user));
  }

  #assertInvitable(account: KnownAccount): void {
    if (roleBeyond(currentUser().roles, account.roles)) throw new Problem(403, 'USER_BEYOND_RIGHTS');
    if (isShared(account, currentTenant())) throw new Problem(409, 'USER_SHARED');
  }

  /** Creates the account of a user from before accounts were created here, or whose account was removed there. */
  async #create(user: User): Promise<string> {
    const job = await this.sync.secure(user.id);
    try {
      const subject = (await this.identity.create(accountOf(user))) as string;
      await this.work.write(async (em) => {
        const record = await this.users.load(em, user.id, { lock: true });
        record.subject = subject;
        await this.sync.settle(em, job);
      });
      return subject;
    } catch (error) {
      await this.sync.undo(user.id, job, error);
      throw error;
    }
  }
}

/** Characters that are not mistaken for others when typed from paper. */
const CHARACTERS = { small: 'abcdefghkmnpqrstuvwxyz', capital: 'ABCDEFGHJKLMNPQRSTUVWXYZ', digit: '23456789' };
const GROUP = ['capital', 'small', 'small', 'digit'] as const;
const GROUPS = 4;

/** Four groups of a capital, two small letters and a digit: some 64 bits, which meet the usual rules for passwords. */
function temporaryPassword(): string {
  const group = () => GROUP.map((kind) => CHARACTERS[kind][randomInt(CHARACTERS[kind].length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
