import { Module } from '@nestjs/common';
import { ResourceModule } from '../../platform/resource/resource.module.js';
import { MailDiagnosis } from './mail.diagnosis.js';
import { MailProbe } from './mail.probe.js';
import { MailListsSource } from './mail-lists.js';
import { MailPictures } from './mail-pictures.js';
import { MailValues } from './mail-values.js';
import { SentMailsController } from './sent-mails.controller.js';
import { SentMailsService } from './sent-mails.service.js';
import { TicketMail } from './ticket-mail.entity.js';
import { TicketMailHandler } from './ticket-mail.handler.js';
import { TicketNoticesHandler } from './ticket-notices.handler.js';
import { TicketNotifications } from './ticket-notifications.js';

const resources = ResourceModule.offer({ type: TicketMail });

/** Mails about tickets (spec §3 "E-mail template"). */
@Module({
  imports: [resources],
  controllers: [SentMailsController],
  providers: [
    MailListsSource,
    MailPictures,
    MailValues,
    TicketNotifications,
    TicketNoticesHandler,
    TicketMailHandler,
    SentMailsService,
    MailProbe,
    MailDiagnosis,
  ],
  exports: [TicketNotifications, MailListsSource, MailPictures, MailValues],
})
export class NotificationsModule {}
