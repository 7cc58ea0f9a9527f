import { Module } from '@nestjs/common';
import { ResourceModule } from '../platform/resource/resource.module.js';
import { Activity } from './activity.entity.js';
import { ActivityRules } from './activity-rules.js';
import { Attachment } from './attachments/attachment.entity.js';
import { AttachmentRules } from './attachments/attachment-rules.js';
import { AttachmentsController } from './attachments/attachments.controller.js';
import { AttachmentsService } from './attachments/attachments.service.js';
import { BulkChangesController } from './bulk/bulk-changes.controller.js';
import { BulkChangesService } from './bulk/bulk-changes.service.js';
import { BulkMovesService } from './bulk/bulk-moves.service.js';
import { BulkRowChange } from './bulk/bulk-row-change.js';
import { BulkRowUndo } from './bulk/bulk-row-undo.js';
import { ClosingSweepHandler } from './closing/closing-sweep.handler.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { ExecutionCompaniesController } from './execution-companies.controller.js';
import { Invoice } from './invoices/invoice.entity.js';
import { InvoiceMailLines } from './invoices/invoice-mail-lines.js';
import { InvoiceRules } from './invoices/invoice-rules.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { TicketLink } from './links/ticket-link.entity.js';
import { TicketLinkRules } from './links/ticket-link-rules.js';
import { TicketLinksController } from './links/ticket-links.controller.js';
import { TicketLinksService } from './links/ticket-links.service.js';
import { TicketEventTopics } from './live/ticket-event-topics.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { TicketOrderSites } from './order-sites.js';
import { SlaOutlookController } from './outlook/sla-outlook.controller.js';
import { SlaOutlookService } from './outlook/sla-outlook.service.js';
import { TicketOutlookController } from './outlook/ticket-outlook.controller.js';
import { TicketOutlookService } from './outlook/ticket-outlook.service.js';
import { TypeChangesController } from './outlook/type-changes.controller.js';
import { TypeChangesService } from './outlook/type-changes.service.js';
import { TicketCountsController } from './overview/ticket-counts.controller.js';
import { TicketCountsService } from './overview/ticket-counts.service.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceService } from './presence/presence.service.js';
import { Ticket } from './ticket.entity.js';
import { TicketApprovalController } from './ticket-approval.controller.js';
import { TicketApprovalService } from './ticket-approval.service.js';
import { TicketDraftsController } from './ticket-drafts.controller.js';
import { TicketMessagesService } from './ticket-messages.service.js';
import { TicketMovesController } from './ticket-moves.controller.js';
import { TicketMovesService } from './ticket-moves.service.js';
import { TicketRules } from './ticket-rules.js';
import { TicketTimelineController } from './ticket-timeline.controller.js';
import { TicketTimelineService } from './ticket-timeline.service.js';
import { TicketWorkflowModule } from './ticket-workflow.module.js';
import { TicketTriggersHandler } from './triggers/ticket-triggers.handler.js';

const resources = ResourceModule.offer(
  { type: Ticket, rules: TicketRules, routes: ['list', 'read', 'create', 'update'] },
  { type: Activity, rules: ActivityRules, routes: ['list', 'read'] },
  { type: Attachment, rules: AttachmentRules, routes: ['read', 'update'] },
  { type: TicketLink, rules: TicketLinkRules, routes: ['list', 'read'] },
  { type: Invoice, rules: InvoiceRules, routes: ['read', 'update'] },
);

/** Tickets with all that belongs to them. */
@Module({
  imports: [TicketWorkflowModule, resources, NotificationsModule],
  controllers: [
    DashboardController,
    ExecutionCompaniesController,
    TicketApprovalController,
    TicketOutlookController,
    SlaOutlookController,
    TypeChangesController,
    TicketDraftsController,
    TicketMovesController,
    TicketTimelineController,
    AttachmentsController,
    PresenceController,
    BulkChangesController,
    InvoicesController,
    TicketLinksController,
    TicketCountsController,
  ],
  providers: [
    TicketOrderSites,
    TicketEventTopics,
    PresenceService,
    DashboardService,
    TicketApprovalService,
    TicketOutlookService,
    SlaOutlookService,
    TypeChangesService,
    TicketMovesService,
    TicketMessagesService,
    TicketTimelineService,
    AttachmentsService,
    BulkChangesService,
    BulkMovesService,
    TicketCountsService,
    BulkRowChange,
    BulkRowUndo,
    TicketTriggersHandler,
    ClosingSweepHandler,
    InvoicesService,
    TicketLinksService,
    InvoiceMailLines,
  ],
  exports: [resources, NotificationsModule],
})
export class TicketsModule {}
