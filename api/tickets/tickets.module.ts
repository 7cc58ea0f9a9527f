import { Module } from '@nestjs/common';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { listBelow } from '../platform/rest/list-below.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { ExecutionCompaniesController } from './assignment/execution-companies.controller.js';
import { TicketOrderSites } from './assignment/order-sites.js';
import { AttachmentRules } from './attachments/attachment-rules.js';
import { AttachmentsController } from './attachments/attachments.controller.js';
import { AttachmentsService } from './attachments/attachments.service.js';
import { TicketDraftsController } from './attachments/ticket-drafts.controller.js';
import { CommonTransitionsController } from './bulk/common-transitions.controller.js';
import { CommonTransitionsService } from './bulk/common-transitions.service.js';
import { TicketBulkPart } from './bulk/ticket-bulk-part.js';
import { ClockMarksHandler } from './clocks/clock-marks.handler.js';
import { ClocksController } from './clocks/clocks.controller.js';
import { DeadlineChangesService } from './clocks/deadline-changes.service.js';
import { TicketClocksService } from './clocks/ticket-clocks.service.js';
import { TicketDeadlinesService } from './clocks/ticket-deadlines.service.js';
import { ClosingSweepHandler } from './closing/closing-sweep.handler.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { Invoice } from './invoices/invoice.entity.js';
import { InvoiceCount } from './invoices/invoice-count.js';
import { InvoiceRules } from './invoices/invoice-rules.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { OrderTransitionsHandler } from './links/order-transitions.handler.js';
import { TicketLink } from './links/ticket-link.entity.js';
import { TicketLinkRules } from './links/ticket-link-rules.js';
import { TicketLinksController } from './links/ticket-links.controller.js';
import { TicketLinksService } from './links/ticket-links.service.js';
import { TicketEventTopics } from './live/ticket-event-topics.js';
import { MailedTickets } from './messages/mailed-tickets.js';
import { MessageArticlesController } from './messages/message-articles.controller.js';
import { MessageArticlesService } from './messages/message-articles.service.js';
import { MessageEffects } from './messages/message-effects.js';
import { TicketMessagesService } from './messages/ticket-messages.service.js';
import { TicketTimelineController } from './messages/ticket-timeline.controller.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceService } from './presence/presence.service.js';
import { PreviewsController } from './preview/previews.controller.js';
import { SlaPreviewService } from './preview/sla-preview.service.js';
import { TicketPreviewService } from './preview/ticket-preview.service.js';
import { TypeChangesService } from './preview/type-changes.service.js';
import { Attachment } from './record/attachment.entity.js';
import { Ticket } from './record/ticket.entity.js';
import { TicketRules } from './rules/ticket-rules.js';
import { Task } from './tasks/task.entity.js';
import { TaskMirror } from './tasks/task-mirror.js';
import { TaskRules } from './tasks/task-rules.js';
import { TasksController } from './tasks/tasks.controller.js';
import { TasksService } from './tasks/tasks.service.js';
import { Activity } from './timeline/activity.entity.js';
import { ActivityRules } from './timeline/activity-rules.js';
import { TicketTimelineService } from './timeline/ticket-timeline.service.js';
import { TicketTriageController } from './triage/ticket-triage.controller.js';
import { TicketTriageService } from './triage/ticket-triage.service.js';
import { TicketTriggersHandler } from './triggers/ticket-triggers.handler.js';
import { CheckInsController } from './workflow/check-ins.controller.js';
import { CheckInsService } from './workflow/check-ins.service.js';
import { TicketApprovalController } from './workflow/ticket-approval.controller.js';
import { TicketApprovalService } from './workflow/ticket-approval.service.js';
import { TicketTransitionsController } from './workflow/ticket-transitions.controller.js';
import { TicketTransitionsService } from './workflow/ticket-transitions.service.js';
import { TicketWorkflowModule } from './workflow/ticket-workflow.module.js';

const resources = ResourceModule.offer(
  { type: Ticket, rules: TicketRules, routes: ['list', 'read', 'create', 'update'] },
  { type: Activity, rules: ActivityRules, routes: ['list', 'read'] },
  { type: Attachment, rules: AttachmentRules, routes: ['read', 'update'] },
  { type: TicketLink, rules: TicketLinkRules, routes: ['list', 'read'] },
  { type: Invoice, rules: InvoiceRules, routes: ['read', 'update'] },
  { type: Task, rules: TaskRules, routes: ['list', 'read', 'update', 'delete'] },
);

/** Tickets with all that belongs to them. */
@Module({
  imports: [MasterdataModule, TicketWorkflowModule, resources],
  controllers: [
    DashboardController,
    ExecutionCompaniesController,
    TicketApprovalController,
    PreviewsController,
    TicketDraftsController,
    TicketTransitionsController,
    CheckInsController,
    ClocksController,
    TicketTimelineController,
    MessageArticlesController,
    AttachmentsController,
    PresenceController,
    CommonTransitionsController,
    TicketTriageController,
    InvoicesController,
    TicketLinksController,
    TasksController,
    listBelow(Ticket, Task, { field: 'ticket', summary: 'Tasks of the ticket, never for customers' }),
  ],
  providers: [
    TicketOrderSites,
    TicketEventTopics,
    PresenceService,
    DashboardService,
    TicketApprovalService,
    TicketPreviewService,
    SlaPreviewService,
    TypeChangesService,
    TicketTransitionsService,
    CheckInsService,
    TicketClocksService,
    TicketDeadlinesService,
    DeadlineChangesService,
    MessageEffects,
    MailedTickets,
    TicketMessagesService,
    MessageArticlesService,
    TicketTimelineService,
    AttachmentsService,
    InvoiceCount,
    CommonTransitionsService,
    TicketBulkPart,
    TicketTriageService,
    TicketTriggersHandler,
    ClockMarksHandler,
    ClosingSweepHandler,
    TicketLinksService,
    OrderTransitionsHandler,
    TaskMirror,
    TasksService,
  ],
  exports: [resources, MessageEffects, MailedTickets],
})
export class TicketsModule {}
