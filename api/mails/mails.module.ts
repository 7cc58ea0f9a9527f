import { Module } from '@nestjs/common';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AnsweredMails } from './dispatch/answered-mails.js';
import { MailDiagnosis } from './dispatch/mail.diagnosis.js';
import { MailProbe } from './dispatch/mail.probe.js';
import { MailDigestHandler } from './dispatch/mail-digest.handler.js';
import { MailReleases } from './dispatch/mail-releases.js';
import { MessageRecipientsController } from './dispatch/message-recipients.controller.js';
import { MessageRecipientsService } from './dispatch/message-recipients.service.js';
import { RefusedAddress } from './dispatch/refused-address.entity.js';
import { RefusedAddresses } from './dispatch/refused-addresses.js';
import { SentMailsController } from './dispatch/sent-mails.controller.js';
import { SentMailsService } from './dispatch/sent-mails.service.js';
import { TicketMail } from './dispatch/ticket-mail.entity.js';
import { TicketMailHandler } from './dispatch/ticket-mail.handler.js';
import { TicketNoticesHandler } from './dispatch/ticket-notices.handler.js';
import { InvoiceMailLines } from './plan/invoice-mail-lines.js';
import { MailAppointmentsSource } from './plan/mail-appointments.js';
import { MailListsSource } from './plan/mail-lists.js';
import { MailValues } from './plan/mail-values.js';
import { RatingMailLinks } from './plan/rating-mail-links.js';
import { MailPreviewController } from './preview/mail-preview.controller.js';
import { MailPreviewService } from './preview/mail-preview.service.js';
import { TestMailService } from './preview/test-mail.service.js';
import { EmailTemplate } from './templates/email-template.entity.js';
import { EmailTemplateRules } from './templates/email-template.rules.js';

const resources = ResourceModule.offer(
  { type: TicketMail },
  { type: RefusedAddress, routes: ['list', 'read', 'delete'] },
  { type: EmailTemplate, rules: EmailTemplateRules, routes: ['list', 'read', 'update'] },
);

/** Mails about tickets: the templates of the sixteen events (spec §3), their recipients, and the ledger of mails. */
@Module({
  imports: [resources, MasterdataModule, TicketsModule, NotificationsModule],
  controllers: [MailPreviewController, SentMailsController, MessageRecipientsController],
  providers: [
    MessageRecipientsService,
    AnsweredMails,
    RefusedAddresses,
    MailListsSource,
    MailAppointmentsSource,
    InvoiceMailLines,
    RatingMailLinks,
    MailValues,
    TicketNoticesHandler,
    TicketMailHandler,
    MailReleases,
    MailDigestHandler,
    SentMailsService,
    MailPreviewService,
    TestMailService,
    MailProbe,
    MailDiagnosis,
  ],
  exports: [AnsweredMails, RefusedAddresses, MailAppointmentsSource, MailListsSource, MailValues],
})
export class MailsModule {}
