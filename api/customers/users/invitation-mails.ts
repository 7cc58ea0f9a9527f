import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { DeskMails } from '../../masterdata/mail-frame/desk-mails.js';
import { User } from '../../masterdata/user.entity.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity } from '../../ports/identity.js';
import { isShared } from './account-of.js';
import { AccountSync } from './account-sync.js';
import { invitationLetter } from './invitation-letter.js';

interface InvitationJob {
  /** Id of the user's record. */
  readonly user: string;
}

export const INVITATION_MAILS = jobQueue<InvitationJob>('invitation-mail', { sends: true });

/**
 * Sends users the link under which they choose their password. The link is made with the mail and stored nowhere else; a
 * repeated job sends a new one, which voids the one before.
 */
@Works(INVITATION_MAILS)
@Injectable()
export class InvitationMails implements JobHandler<InvitationJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: Identity,
    private readonly sync: AccountSync,
    private readonly mails: DeskMails,
  ) {}

  /** Sends no mail to a user who is inactive, has no address or belongs to other tenants as well by now. */
  async handle({ user: id }: InvitationJob): Promise<void> {
    const tenant = currentTenant();
    const user = await this.work.read((em) => em.findOne(User, { id, active: true }));
    const account = user?.email ? await this.sync.find(user) : null;
    if (!user?.email || !account || isShared(account, tenant)) return;
    const link = await this.identity.passwordLink(account.id, tenant);
    if (!link) return;
    const address = { id: uuidv7(), thread: `user-${user.id}`, to: user.email };
    await this.mails.send(address, invitationLetter(user, link));
  }
}
