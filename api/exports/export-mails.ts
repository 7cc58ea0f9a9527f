import { Inject, Injectable } from '@nestjs/common';
import { type DeskLetter, DeskMails } from '../masterdata/mail-frame/desk-mails.js';
import type { User } from '../masterdata/user.entity.js';
import { Env, publicUrl } from '../platform/env.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { writtenMoment } from '../platform/resource/written-moment.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { DataExport } from './data-export.entity.js';
import { EXPORT_MAILS } from './export-queue.js';

/** Sends the owner of a finished export a mail with a link, which needs a sign-in; the mail has none of the data. */
@Works(EXPORT_MAILS)
@Injectable()
export class ExportMails implements JobHandler<{ export: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: DeskMails,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ export: id }: { export: string }): Promise<void> {
    const data = await this.work.read((em) => em.findOne(DataExport, recordKey(id), { populate: ['user'] }));
    const user = data?.user.unwrap();
    if (data?.state !== 'DONE' || !user?.email || !user.active) return;
    const address = { id: data.id, thread: `export-${data.id}`, to: user.email };
    await this.mails.send(address, doneLetter(data, user, `${publicUrl(this.env)}/exports`));
  }
}

/** The text of the mail, in the language of the recipient. */
function doneLetter(
  { fileName, total, expiresAt }: DataExport,
  { name, language }: Pick<User, 'name' | 'language'>,
  url: string,
): DeskLetter {
  const until = expiresAt ? writtenMoment(expiresAt, language) : '';
  const values = { name, file: fileName, count: total, until };
  return { locale: language, texts: 'mails.export', values, url, before: ['greeting', 'lead'], after: ['limits'] };
}
