import { Global, Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { listBelow } from '../platform/rest/list-below.js';
import { FIRST_PAGE } from '../platform/rest/query.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { ReportAttachment } from './attachments/report-attachment.entity.js';
import { ReportAttachmentRules } from './attachments/report-attachment-rules.js';
import { ReportAttachmentsController } from './attachments/report-attachments.controller.js';
import { ConnectedReportBook } from './connected-report-book.js';
import { ReportCorrectionsController } from './correction/report-corrections.controller.js';
import { ReportCorrectionsService } from './correction/report-corrections.service.js';
import { ReportPapersController } from './pdf/report-papers.controller.js';
import { ReportPapersService } from './pdf/report-papers.service.js';
import { CatalogNumbers } from './positions/catalog-numbers.js';
import { ReportBook } from './positions/report-book.js';
import { ReportPosition } from './positions/report-position.entity.js';
import { ReportPositionRules } from './positions/report-position-rules.js';
import { ReportPositionsController } from './positions/report-positions.controller.js';
import { ReportPositionsService } from './positions/report-positions.service.js';
import { DefaultBillingAddress } from './record/default-billing-address.js';
import { Report } from './record/report.entity.js';
import { ReportMailLines } from './report-mail-lines.js';
import { ReportMirror } from './report-mirror.js';
import { ReportNews } from './report-news.js';
import { ReportRules } from './report-rules.js';
import { ReportTakeover } from './report-takeover.js';
import { ReportTransitionsController } from './report-transitions.controller.js';
import { ReportTransitionsService } from './report-transitions.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { ReportSignaturesController } from './signature/report-signatures.controller.js';
import { ReportSignaturesService } from './signature/report-signatures.service.js';

/** The book of reports, and the catalogue of their positions; global, since rules of resources need them. */
@Global()
@Module({
  providers: [CatalogNumbers, { provide: ReportBook, useClass: ConnectedReportBook }],
  exports: [CatalogNumbers, ReportBook],
})
class ReportBookModule {}

const resources = ResourceModule.offer(
  { type: Report, rules: ReportRules, routes: ['read', 'update', 'delete'] },
  { type: ReportPosition, rules: ReportPositionRules, routes: ['read', 'update', 'delete'] },
  { type: ReportAttachment, rules: ReportAttachmentRules, routes: ['read'] },
);

const OLDEST_FIRST = { sort: '["createdAt","ASC"]', range: FIRST_PAGE };

/** Reports of tickets with their positions. */
@Module({
  imports: [ReportBookModule, TicketsModule, MailsModule, resources],
  controllers: [
    ReportsController,
    listBelow(Ticket, Report, { field: 'ticket', summary: 'Reports of the ticket', first: OLDEST_FIRST }),
    ReportTransitionsController,
    ReportPositionsController,
    listBelow(Report, ReportPosition, {
      field: 'report',
      place: 'positions',
      summary: 'Positions of the report in their order',
      first: { range: FIRST_PAGE },
    }),
    ReportAttachmentsController,
    ReportSignaturesController,
    ReportCorrectionsController,
    ReportPapersController,
  ],
  providers: [
    DefaultBillingAddress,
    ReportMirror,
    ReportNews,
    ReportTakeover,
    ReportMailLines,
    ReportsService,
    ReportTransitionsService,
    ReportPositionsService,
    ReportSignaturesService,
    ReportCorrectionsService,
    ReportPapersService,
  ],
  exports: [resources],
})
export class ReportsModule {}
