import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { PutAsideMailsController } from './aside/put-aside-mails.controller.js';
import { PutAsideMails } from './aside/put-aside-mails.service.js';
import { BouncedMail } from './filing/bounced-mail.js';
import { IntakeHandler } from './filing/intake.handler.js';
import { PartsKeeper } from './filing/kept-parts.js';
import { MessageFiling } from './filing/message-filing.service.js';
import { PlaceOfMessage } from './filing/place-of-message.js';
import { MailboxRules } from './mailboxes/mailbox.rules.js';
import { MailboxAccounts } from './mailboxes/mailbox-accounts.js';
import { MailboxStates } from './mailboxes/mailbox-state.js';
import { MailboxTests } from './mailboxes/mailbox-test.service.js';
import { MailboxWatch } from './mailboxes/mailbox-watch.js';
import { MailboxesController } from './mailboxes/mailboxes.controller.js';
import { MailOriginalsController } from './originals/mail-originals.controller.js';
import { MailOriginals } from './originals/mail-originals.service.js';
import { OriginalSweep } from './originals/original-sweep.handler.js';
import { IntakeController } from './receiving/intake.controller.js';
import { MessageIntake } from './receiving/message-intake.service.js';
import { IntakeMessage } from './record/intake-message.entity.js';
import { Mailbox } from './record/mailbox.entity.js';
import { TriageController } from './triage/triage.controller.js';
import { TriageService } from './triage/triage.service.js';

const resources = ResourceModule.offer(
  { type: IntakeMessage, routes: ['list', 'read'] },
  { type: Mailbox, rules: MailboxRules },
);

/** Incoming mails: stored raw, parsed in a separate process, and filed as messages or new tickets (decision 27). */
@Module({
  imports: [resources, TicketsModule, MailsModule],
  controllers: [
    IntakeController,
    MailboxesController,
    TriageController,
    MailOriginalsController,
    PutAsideMailsController,
  ],
  providers: [
    MessageIntake,
    IntakeHandler,
    MessageFiling,
    PlaceOfMessage,
    PartsKeeper,
    BouncedMail,
    MailboxStates,
    MailboxAccounts,
    MailboxTests,
    MailboxWatch,
    TriageService,
    MailOriginals,
    PutAsideMails,
    OriginalSweep,
  ],
})
export class IntakeModule {}
