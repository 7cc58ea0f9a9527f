import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AGENTS_READ } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { SlaPreviewService } from './sla-preview.service.js';
import { SlaPreview, SlaSketch } from './sla-preview.shape.js';
import { TicketPreviewService } from './ticket-preview.service.js';
import { TicketPreview, TicketSketch, TypeChange } from './ticket-preview.shape.js';
import { TypeChangesService } from './type-changes.service.js';

/** Previews of tickets, SLAs and changes of type, so that no screen repeats the rules. */
@Controller('v1')
export class PreviewsController {
  constructor(
    private readonly tickets: TicketPreviewService,
    private readonly slas: SlaPreviewService,
    private readonly changes: TypeChangesService,
  ) {}

  @Post('tickets/preview')
  @HttpCode(200)
  @Operation({
    id: 'previewTicket',
    summary: 'Preview the submission of a ticket; nothing is stored',
    allow: [Role.Agent, Role.Customer],
    tag: 'tickets',
    body: TicketSketch,
    preview: true,
    answer: TicketPreview,
  })
  previewTicket(@Body(BodyOf(TicketSketch)) sketch: TicketSketch) {
    return this.tickets.of(sketch);
  }

  @Post('slas/preview')
  @HttpCode(200)
  @Operation({
    id: 'previewSla',
    summary: 'Preview the due date of a ticket under an SLA; nothing is stored',
    allow: AGENTS_READ.read,
    tag: 'slas',
    body: SlaSketch,
    answer: SlaPreview,
  })
  previewSla(@Body(BodyOf(SlaSketch)) sketch: SlaSketch) {
    return this.slas.of(sketch);
  }

  @Get('tickets/:id/type-changes')
  @Operation({
    id: 'listTypeChanges',
    summary: 'Types that the ticket may take on, with what each of them would ask for',
    allow: [Role.Agent, Role.Customer, Role.Executor],
    tag: 'tickets',
    answer: TypeChange,
    many: true,
  })
  listTypeChanges(@Param('id', RecordId) id: string) {
    return this.changes.list(id);
  }
}
