import { Global, Module } from '@nestjs/common';
import { LinkedRecordsSource } from './linked-records.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ServiceTermsSource } from './service-terms.js';
import { TicketCompletion } from './ticket-completion.js';
import { TicketJudge } from './ticket-judge.js';
import { TicketMover } from './ticket-mover.js';

/** What judges and moves tickets; global, so that the rules of the resource find it. */
@Global()
@Module({
  imports: [NotificationsModule],
  providers: [LinkedRecordsSource, ServiceTermsSource, TicketCompletion, TicketMover, TicketJudge],
  exports: [LinkedRecordsSource, ServiceTermsSource, TicketCompletion, TicketMover, TicketJudge],
})
export class TicketWorkflowModule {}
