import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { currentSettings } from '../../masterdata/current-settings.js';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import { MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import { User } from '../../masterdata/user.entity.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity } from '../../ports/identity.js';
import { MailSender } from '../../ports/mail.js';
import { isShared } from './account-of.js';
import { AccountSync } from './account-sync.js';
import { invitationText } from './invitation-text.js';

interface InvitationJob {
  /** Id of our record. */
  readonly user: string;
}

export const INVITATION_MAILS = jobQueue<InvitationJob>('invitation-mail', { concurrency: 1 });

/**
 * Sends people the link under which they choose their password. The link is made when the mail is written, so that it
 * stands nowhere but in the mail; a repeated job sends a new one, which voids the one before.
 */
@Works(INVITATION_MAILS)
@Injectable()
export class InvitationMails implements JobHandler<InvitationJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: Identity,
    private readonly sync: AccountSync,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
  ) {}

  /** Whoever was deactivated, lost their address or came to belong to other tenants as well meanwhile gets nothing. */
  async handle({ user: id }: InvitationJob): Promise<void> {
    const tenant = currentTenant();
    const { user, name, logo } = await this.work.read(async (em) => ({
      user: await em.findOne(User, { id, active: true }),
      name: (await currentSettings(em)).name,
      logo: await currentLogo(em),
    }));
    const account = user?.email ? await this.sync.find(user) : null;
    if (!user?.email || !account || isShared(account, tenant)) return;
    const link = await this.identity.passwordLink(account.id, tenant);
    if (!link) return;
    const words = invitationText(user, { name, logo }, link);
    const shown = await this.pictures.attached(words.html, logo);
    const head = { id: uuidv7(), thread: `user-${user.id}`, to: user.email, fromName: name };
    await this.mails.send({ ...head, ...words, ...shown });
  }
}
