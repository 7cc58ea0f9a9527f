import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { refusalOf } from '../../mails/dispatch/refused-addresses.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import { MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import { Env, publicUrl } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { signedToken } from '../../platform/signed-token.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailSender } from '../../ports/mail.js';
import { PortalRequest } from './portal-request.entity.js';
import { requestText } from './request-text.js';

/** What the link of the mail is signed for. */
export const CONFIRMATION = 'request-confirmation';

type RequestMail = { readonly request: string };
export const REQUEST_MAILS = jobQueue<RequestMail>('request-mail', { concurrency: 1 });

/** Asks whoever made a request whether it was them: the link stands nowhere but in the mail to their address. */
@Works(REQUEST_MAILS)
@Injectable()
export class RequestMails implements JobHandler<RequestMail> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** What was confirmed or removed meanwhile, and an address that takes no mails, are left. */
  async handle({ request: id }: RequestMail): Promise<void> {
    const { request, isRefused, name, logo } = await this.work.read(async (em) => {
      const found = await em.findOne(PortalRequest, { id }, { populate: ['link.location'] });
      return {
        request: found,
        isRefused: found !== null && (await refusalOf(em, found.email)) !== undefined,
        name: (await currentSettings(em)).name,
        logo: await currentLogo(em),
      };
    });
    if (!request || request.ticket || isRefused) return;
    const token = signedToken(this.env.VSD_REPLY_SECRET, id, [CONFIRMATION, currentTenant()]);
    const url = `${publicUrl(this.env)}/portal/confirm/${encodeURIComponent(currentTenant())}/${token}`;
    const words = requestText(request, { name, logo }, { url, location: request.link.unwrap().location.unwrap().name });
    const shown = await this.pictures.attached(words.html, logo);
    await this.mails.send({
      id: uuidv7(),
      thread: `request-${id}`,
      to: request.email,
      fromName: name,
      ...words,
      ...shown,
    });
  }
}
