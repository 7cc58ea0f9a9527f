import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { DeadlineChangesService } from './deadline-changes.service.js';
import { DeadlineChanges, DeadlineTransfer, TransferredDeadlines } from './deadline-changes.shape.js';
import { TicketClocksService } from './ticket-clocks.service.js';
import { TicketClock } from './ticket-clocks.shape.js';
import { TicketDeadlinesService } from './ticket-deadlines.service.js';
import { NextDeadlines } from './ticket-deadlines.shape.js';

/** Clocks of tickets, their next deadlines, and deadlines after a change of SLA, working hours or holidays. */
@Controller('v1')
export class ClocksController {
  constructor(
    private readonly clocks: TicketClocksService,
    private readonly deadlines: TicketDeadlinesService,
    private readonly changes: DeadlineChangesService,
  ) {}

  @Get('tickets/:id/clocks')
  @Operation({
    id: 'listTicketClocks',
    summary: 'Clocks of the ticket with counted and paused time, its reasons, and the moments of reminders',
    allow: STAFF,
    tag: 'tickets',
    answer: TicketClock,
    many: true,
  })
  listClocks(@Param('id', RecordId) id: string) {
    return this.clocks.of(id);
  }

  @Get('ticket-deadlines')
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

  @Get('deadline-changes')
  @Operation({
    id: 'listDeadlineChanges',
    reads: ['tickets'],
    summary: 'Open tickets whose deadlines would change under the terms of today; nothing is stored',
    allow: [Role.ManageMasterData],
    tag: 'slas',
    answer: DeadlineChanges,
  })
  listChanges() {
    return this.changes.list();
  }

  @Post('deadline-changes')
  @HttpCode(200)
  @Operation({
    id: 'transferDeadlines',
    reads: ['tickets'],
    summary: 'Transfer tickets to the terms of today, as far as their deadlines would change',
    allow: [Role.ManageMasterData],
    tag: 'slas',
    body: DeadlineTransfer,
    answer: TransferredDeadlines,
  })
  transfer(@Body(BodyOf(DeadlineTransfer)) { tickets }: DeadlineTransfer) {
    return this.changes.transfer(tickets);
  }
}
