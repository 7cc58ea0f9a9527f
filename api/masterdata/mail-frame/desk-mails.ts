import { Injectable } from '@nestjs/common';
import { translate } from '../../platform/http/texts.js';
import { UnrecoverableJobError } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailRefused, MailSender, type OutgoingMail } from '../../ports/mail.js';
import type { Locale } from '../../vocabulary/locale.js';
import { currentSettings } from '../current-settings.js';
import { currentLogo } from '../logo/current-logo.js';
import type { TenantLogo } from '../logo/tenant-logo.entity.js';
import { type ButtonMail, buttonMail } from './mail-frame.js';
import { MailPictures, tenantHead } from './mail-pictures.js';

/** What the desk itself has to say to one person, beside the mails of tickets: it asks for one step. */
export interface DeskLetter extends Pick<ButtonMail, 'url' | 'before' | 'after'> {
  /** Language of whoever reads it. */
  readonly locale: Locale;
  /** Where its texts stand in the locale files: "mails.export". */
  readonly texts: string;
  /** What its texts name, besides the tenant. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Who writes. */
interface Desk {
  readonly name: string;
  readonly logo: TenantLogo | null;
}

/** The words of a letter, in its two forms. */
export function letterText(
  { texts, values, locale, ...rest }: DeskLetter,
  { name: tenant, logo }: Desk,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const word = (key: string) => translate(locale, `${texts}.${key}`, { ...values, tenant });
  return buttonMail({ ...rest, locale, head: tenantHead(logo, tenant), word });
}

/** Sends what the desk itself has to say, in the name and with the logo of the tenant. */
@Injectable()
export class DeskMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
  ) {}

  /** Throws `UnrecoverableJobError` where the mail server will never take it; any other error may pass with time. */
  async send(address: Pick<OutgoingMail, 'id' | 'thread' | 'to'>, letter: DeskLetter): Promise<void> {
    const desk = await this.work.read(async (em) => ({
      name: (await currentSettings(em)).name,
      logo: await currentLogo(em),
    }));
    const words = letterText(letter, desk);
    const shown = await this.pictures.attached(words.html, desk.logo);
    try {
      await this.mails.send({ ...address, fromName: desk.name, ...words, ...shown });
    } catch (error) {
      throw error instanceof MailRefused ? new UnrecoverableJobError(error.message) : error;
    }
  }
}
