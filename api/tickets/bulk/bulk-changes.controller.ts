import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { CONFIRMATIONS } from '../../vocabulary/ticket.js';
import { BulkChangesService } from './bulk-changes.service.js';
import { BulkRequest, BulkResult, BulkSelection, BulkTransition } from './bulk-changes.shape.js';
import { BulkTransitionsService } from './bulk-transitions.service.js';

const DESK = { allow: [Role.Agent], tag: 'tickets', answer: BulkResult, status: 201 } as const;

/** Changes of many tickets at once, for agents. */
@Controller('v1/bulk-changes')
export class BulkChangesController {
  constructor(
    private readonly changes: BulkChangesService,
    private readonly transitions: BulkTransitionsService,
  ) {}

  @Post()
  @Operation({
    ...DESK,
    id: 'changeTickets',
    summary: 'Assign, move or type up to 200 tickets, with the result of each',
    body: BulkRequest,
    idempotent: true,
    confirmation: CONFIRMATIONS,
  })
  make(@Body(BodyOf(BulkRequest)) request: BulkRequest) {
    return this.changes.make(request);
  }

  /** A read by POST, since the ids of many tickets are too long for an address. */
  @Post('moves')
  @HttpCode(200)
  @Operation({
    ...DESK,
    id: 'listCommonTransitions',
    summary: 'Transitions that are possible for several tickets, with the tickets that each is possible for',
    body: BulkSelection,
    answer: BulkTransition,
    many: true,
    status: 200,
  })
  list(@Body(BodyOf(BulkSelection)) { tickets }: BulkSelection) {
    return this.transitions.list(tickets);
  }

  @Post(':id/reversal')
  @Operation({
    ...DESK,
    id: 'reverseTicketsChange',
    problems: { 409: ['UNDO_EXPIRED'] },
    summary: 'Undo a change of many tickets within 30 seconds, for tickets without a later change',
  })
  reverse(@Param('id', RecordId) id: string) {
    return this.changes.reverse(id);
  }
}
