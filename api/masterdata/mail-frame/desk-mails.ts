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

/** A mail of the desk to one person that is not about a ticket: a text with one button. */
export interface DeskLetter extends Pick<ButtonMail, 'url' | 'before' | 'after'> {
  /** Language of the recipient. */
  readonly locale: Locale;
  /** Key of its texts in the locale files: "mails.export". */
  readonly texts: string;
  /** Values of its placeholders, besides the tenant. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** The sender. */
interface Desk {
  readonly name: string;
  readonly logo: TenantLogo | null;
}

/** The text of a letter, as text and as HTML. */
export function letterText(
  { texts, values, locale, ...rest }: DeskLetter,
  { name: tenant, logo }: Desk,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const word = (key: string) => translate(locale, `${texts}.${key}`, { ...values, tenant });
  return buttonMail({ ...rest, locale, head: tenantHead(logo, tenant), word });
}

/** Sends mails of the desk that are not about tickets, in the name and with the logo of the tenant. */
@Injectable()
export class DeskMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
  ) {}

  /** Throws `UnrecoverableJobError` if the mail server will never take the mail; other errors may pass with time. */
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
