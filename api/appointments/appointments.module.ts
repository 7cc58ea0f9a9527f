import { Global, Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { listBelow } from '../platform/rest/list-below.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AppointmentLog } from './appointment-log.js';
import { AppointmentMails } from './appointment-mails.js';
import { AppointmentMirror } from './appointment-mirror.js';
import { AppointmentRemindersHandler } from './appointment-reminders.handler.js';
import { AppointmentRules } from './appointment-rules.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { ConnectedCalendars } from './connected-calendars.js';
import { CalendarFeedsController, MyCalendarFeedController } from './feed/calendar-feeds.controller.js';
import { CalendarFeedsService } from './feed/calendar-feeds.service.js';
import { Appointment } from './record/appointment.entity.js';

/** Log and warnings of appointments; global, since the rules of the resource need them. */
@Global()
@Module({ providers: [AppointmentLog, ConnectedCalendars], exports: [AppointmentLog, ConnectedCalendars] })
class AppointmentLogModule {}

const resources = ResourceModule.offer({
  type: Appointment,
  rules: AppointmentRules,
  routes: ['list', 'read', 'update'],
});

/** Appointments at the sites of tickets, with their notices and calendars. */
@Module({
  imports: [AppointmentLogModule, TicketsModule, MailsModule, resources],
  controllers: [
    AppointmentsController,
    listBelow(Ticket, Appointment, { field: 'ticket', summary: 'Appointments of the ticket' }),
    MyCalendarFeedController,
    CalendarFeedsController,
  ],
  providers: [
    AppointmentsService,
    AppointmentMails,
    AppointmentMirror,
    AppointmentRemindersHandler,
    CalendarFeedsService,
  ],
})
export class AppointmentsModule {}
