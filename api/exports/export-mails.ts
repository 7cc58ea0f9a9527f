import { Inject, Injectable } from '@nestjs/common';
import { currentSettings } from '../masterdata/current-settings.js';
import { currentLogo } from '../masterdata/logo/current-logo.js';
import type { TenantLogo } from '../masterdata/logo/tenant-logo.entity.js';
import { buttonMail } from '../masterdata/mail-frame/mail-frame.js';
import { MailPictures, tenantHead } from '../masterdata/mail-frame/mail-pictures.js';
import type { User } from '../masterdata/user.entity.js';
import { Env, publicUrl } from '../platform/env.js';
import { translate } from '../platform/http/texts.js';
import { Hopeless, type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { ZONE } from '../platform/resource/time-kinds.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { MailRefused, MailSender, type OutgoingMail } from '../ports/mail.js';
import { DataExport } from './data-export.entity.js';
import { EXPORT_MAILS } from './export-queue.js';

/** Tells who asked for it that their export is done. The mail holds a link to it, for which they sign in, and none of it. */
@Works(EXPORT_MAILS)
@Injectable()
export class ExportMails implements JobHandler<{ export: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ export: id }: { export: string }): Promise<void> {
    const { data, tenant, logo } = await this.work.read(async (em) => ({
      data: await em.findOne(DataExport, recordKey(id), { populate: ['user'] }),
      tenant: (await currentSettings(em)).name,
      logo: await currentLogo(em),
    }));
    const user = data?.user.unwrap();
    if (data?.state !== 'DONE' || !user?.email || !user.active) return;
    const words = exportText(data, user, { tenant, logo, url: `${publicUrl(this.env)}/exports` });
    const head = { id: data.id, thread: `export-${data.id}`, to: user.email, fromName: tenant };
    try {
      await this.mails.send({ ...head, ...words, ...(await this.pictures.attached(words.html, logo)) });
    } catch (error) {
      throw error instanceof MailRefused ? new Hopeless(error.message) : error;
    }
  }
}

interface Sending {
  readonly tenant: string;
  readonly logo: TenantLogo | null;
  readonly url: string;
}

/** What the mail says, in the language of who reads it. */
function exportText(
  { fileName, total, expiresAt }: DataExport,
  { name, language }: Pick<User, 'name' | 'language'>,
  { tenant, logo, url }: Sending,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE });
  const until = expiresAt ? moment.format(expiresAt) : '';
  const values = { name, tenant, file: fileName, count: new Intl.NumberFormat(language).format(total), until };
  return buttonMail({
    locale: language,
    head: tenantHead(logo, tenant),
    url,
    word: (key) => translate(language, `mails.export.${key}`, values),
    before: ['greeting', 'lead'],
    after: ['limits'],
  });
}
