import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { MOVING, PossibleMove, TicketMove } from '../record/ticket-moves.shape.js';
import { TicketMovesService } from './ticket-moves.service.js';

const EVERYBODY = [Role.Agent, Role.Customer, Role.Executor];

/** The state of a ticket changes by a sub-resource, never by a field (contract). */
@Controller('v1/tickets/:id/transitions')
export class TicketMovesController {
  constructor(private readonly moves: TicketMovesService) {}

  @Get()
  @Operation({
    id: 'listTicketMoves',
    summary: 'Moves that are possible for the reader, with what is missing for each',
    allow: EVERYBODY,
    tag: 'tickets',
    answer: PossibleMove,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.moves.list(id);
  }

  @Post()
  @Operation({
    ...MOVING,
    id: 'moveTicket',
    summary: 'Move the ticket to another state',
    allow: EVERYBODY,
    body: TicketMove,
    answer: Ticket,
  })
  make(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(TicketMove)) move: TicketMove,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.moves.make(id, move, version);
  }
}
