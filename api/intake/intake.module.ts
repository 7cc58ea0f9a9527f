import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { BouncedMail } from './filing/bounced-mail.js';
import { IntakeHandler } from './filing/intake.handler.js';
import { PartsKeeper } from './filing/kept-parts.js';
import { MessageFiling } from './filing/message-filing.service.js';
import { PlaceOfMessage } from './filing/place-of-message.js';
import { IntakeController } from './receiving/intake.controller.js';
import { MessageIntake } from './receiving/message-intake.service.js';
import { IntakeMessage } from './record/intake-message.entity.js';

const resources = ResourceModule.offer({ type: IntakeMessage, routes: ['list', 'read'] });

/** Mails that come in: kept as they are, understood apart, and filed as messages or new tickets (decision 27). */
@Module({
  imports: [resources, TicketsModule, MailsModule],
  controllers: [IntakeController],
  providers: [MessageIntake, IntakeHandler, MessageFiling, PlaceOfMessage, PartsKeeper, BouncedMail],
})
export class IntakeModule {}
