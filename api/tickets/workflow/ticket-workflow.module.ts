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

/** Services that check and make transitions of tickets; global, since the rules of the resource inject them. */
@Global()
@Module({
  providers: PARTS,
  exports: PARTS,
})
export class TicketWorkflowModule {}
