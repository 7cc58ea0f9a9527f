import { Global, Module } from '@nestjs/common';
import { LinkedRecordsSource } from '../record/linked-records.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { TicketCompletion } from '../service/ticket-completion.js';
import { TicketNotifications } from '../timeline/ticket-notifications.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { TransitionService } from './transition.service.js';

const PARTS = [
  LinkedRecordsSource,
  ServiceTermsSource,
  TicketPartsSource,
  TicketCompletion,
  TicketNotifications,
  TimelineWriter,
  TransitionService,
];

/** What checks and makes transitions of tickets; global, so that the rules of the resource find it. */
@Global()
@Module({
  providers: PARTS,
  exports: PARTS,
})
export class TicketWorkflowModule {}
