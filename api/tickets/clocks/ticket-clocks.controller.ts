import { Controller, Get, Param } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { TicketClocksService } from './ticket-clocks.service.js';
import { TicketClock } from './ticket-clocks.shape.js';

/** The clocks of a ticket in detail. */
@Controller('v1/tickets/:id/clocks')
export class TicketClocksController {
  constructor(private readonly clocks: TicketClocksService) {}

  @Get()
  @Operation({
    id: 'listTicketClocks',
    summary: 'Deadlines of the ticket: what counted, what was paused and why, when somebody is told',
    allow: STAFF,
    tag: 'tickets',
    answer: TicketClock,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.clocks.of(id);
  }
}
