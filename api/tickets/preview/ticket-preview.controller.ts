import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { TicketPreviewService } from './ticket-preview.service.js';
import { TicketPreview, TicketSketch } from './ticket-preview.shape.js';

/** Previews of a ticket for its form, so that no screen repeats the rules. */
@Controller('v1/tickets/preview')
export class TicketPreviewController {
  constructor(private readonly preview: TicketPreviewService) {}

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'previewTicket',
    summary: 'Preview the submission of a ticket; nothing is stored',
    allow: [Role.Agent, Role.Customer],
    tag: 'tickets',
    body: TicketSketch,
    answer: TicketPreview,
  })
  of(@Body(BodyOf(TicketSketch)) sketch: TicketSketch) {
    return this.preview.of(sketch);
  }
}
