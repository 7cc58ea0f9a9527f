import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { RefusedAddress } from '../../mails/dispatch/refused-address.entity.js';
import { DeskMails } from '../../masterdata/mail-frame/desk-mails.js';
import { Env, publicUrl } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { signedToken } from '../../platform/signed-token.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { PortalRequest } from './portal-request.entity.js';
import { requestLetter } from './request-letter.js';

/** Purpose of the link of the mail. */
export const CONFIRMATION = 'request-confirmation';

type RequestMail = { readonly request: string };
export const REQUEST_MAILS = jobQueue<RequestMail>('request-mail', { sends: true });

/** Sends the author of a request the link that confirms it, which is in this mail alone. */
@Works(REQUEST_MAILS)
@Injectable()
export class RequestMails implements JobHandler<RequestMail> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: DeskMails,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Sends no mail for a request that was confirmed or removed meanwhile, or to an address that takes no mails. */
  async handle({ request: id }: RequestMail): Promise<void> {
    const { request, isRefused } = await this.work.read(async (em) => {
      const found = await em.findOne(PortalRequest, { id }, { populate: ['link.location'] });
      return {
        request: found,
        isRefused: found !== null && (await em.count(RefusedAddress, { address: found.email, kind: 'HARD' })) > 0,
      };
    });
    if (!request || request.ticket || isRefused) return;
    const token = signedToken(this.env.VSD_REPLY_SECRET, id, [CONFIRMATION, currentTenant()]);
    const url = `${publicUrl(this.env)}/portal/confirm/${encodeURIComponent(currentTenant())}/${token}`;
    const location = request.link.unwrap().location.unwrap().name;
    const address = { id: uuidv7(), thread: `request-${id}`, to: request.email };
    await this.mails.send(address, requestLetter(request, { url, location }));
  }
}
