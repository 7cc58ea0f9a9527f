import { Global, Module } from '@nestjs/common';
import { LinkedRecordsSource } from './linked-records.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ServiceTermsSource } from './service-terms.js';
import { TicketCompletion } from './ticket-completion.js';
import { TimelineWriter } from './timeline-writer.js';
import { TransitionService } from './workflow/transition.service.js';

/** What checks and makes transitions of tickets; global, so that the rules of the resource find it. */
@Global()
@Module({
  imports: [NotificationsModule],
  providers: [LinkedRecordsSource, ServiceTermsSource, TicketCompletion, TimelineWriter, TransitionService],
  exports: [LinkedRecordsSource, ServiceTermsSource, TicketCompletion, TimelineWriter, TransitionService],
})
export class TicketWorkflowModule {}
