import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { TicketPreviewService } from './ticket-preview.service.js';
import { TicketPreview, TicketSketch } from './ticket-preview.shape.js';

/** What a form of tickets asks the rules while somebody fills it in, so that no screen repeats them. */
@Controller('v1/tickets/preview')
export class TicketPreviewController {
  constructor(private readonly preview: TicketPreviewService) {}

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'foreseeTicket',
    summary: 'What submitting such a ticket asks for and brings; nothing is stored',
    allow: [Role.Agent, Role.Customer],
    tag: 'tickets',
    body: TicketSketch,
    answer: TicketPreview,
  })
  of(@Body(BodyOf(TicketSketch)) sketch: TicketSketch) {
    return this.preview.of(sketch);
  }
}
