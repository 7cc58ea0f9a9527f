import { Module } from '@nestjs/common';
import { TicketMailHandler } from './ticket-mail.handler.js';
import { TicketNoticesHandler } from './ticket-notices.handler.js';
import { TicketNotifications } from './ticket-notifications.js';

/** Mails about tickets (spec §3 "E-mail template"). */
@Module({
  providers: [TicketNotifications, TicketNoticesHandler, TicketMailHandler],
  exports: [TicketNotifications],
})
export class NotificationsModule {}
