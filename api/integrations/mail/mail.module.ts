import { Global, Module } from '@nestjs/common';
import { MailSender } from '../../ports/mail.js';
import { SmtpMailSender } from './smtp-mail-sender.js';

/** Sends mails by SMTP. */
@Global()
@Module({ providers: [{ provide: MailSender, useClass: SmtpMailSender }], exports: [MailSender] })
export class MailModule {}
