import { Global, Module } from '@nestjs/common';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ServiceTermsSource } from './service-terms.js';
import { TicketJudge } from './ticket-judge.js';
import { TicketMover } from './ticket-mover.js';

/** What judges and moves tickets; global, so that the rules of the resource find it. */
@Global()
@Module({
  imports: [NotificationsModule],
  providers: [ServiceTermsSource, TicketMover, TicketJudge],
  exports: [ServiceTermsSource, TicketMover, TicketJudge],
})
export class TicketWorkflowModule {}
