import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { TicketNotifications } from './ticket-notifications.js';

/** Mails about tickets (spec §3 "E-mail template"). */
@Module({ imports: [JobsModule], providers: [TicketNotifications], exports: [TicketNotifications] })
export class NotificationsModule {}
