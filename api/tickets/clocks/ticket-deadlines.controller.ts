import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { Role } from '../../vocabulary/role.js';
import { TicketDeadlinesService } from './ticket-deadlines.service.js';
import { NextDeadlines } from './ticket-deadlines.shape.js';

/** The next deadlines of the tenant's tickets (decision 32), for agents. */
@Controller('v1/ticket-deadlines')
export class TicketDeadlinesController {
  constructor(private readonly deadlines: TicketDeadlinesService) {}

  @Get()
  @Operation({
    id: 'listNextDeadlines',
    summary: 'Open tickets by the deadline that comes next, behind the five that are late for the shortest time',
    allow: [Role.Agent],
    tag: 'tickets',
    query: { group: { type: 'string', format: 'uuid', description: 'Only of this assignment group' } },
    answer: NextDeadlines,
  })
  next(@Query('group') group?: string) {
    return this.deadlines.next(group);
  }
}
