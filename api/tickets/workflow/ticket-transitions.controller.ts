import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { PossibleTransition, TicketTransition, TRANSITION_OPERATION } from '../record/ticket-transitions.shape.js';
import { TicketTransitionsService } from './ticket-transitions.service.js';

const EVERYBODY = [Role.Agent, Role.Customer, Role.Executor];

/** The state of a ticket changes by a sub-resource, never by a field (contract). */
@Controller('v1/tickets/:id/transitions')
export class TicketTransitionsController {
  constructor(private readonly transitions: TicketTransitionsService) {}

  @Get()
  @Operation({
    id: 'listTicketTransitions',
    summary: 'Transitions that are possible for the reader, with what is missing for each',
    allow: EVERYBODY,
    tag: 'tickets',
    answer: PossibleTransition,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.transitions.list(id);
  }

  @Post()
  @Operation({
    ...TRANSITION_OPERATION,
    id: 'transitionTicket',
    summary: 'Move the ticket to another state',
    allow: EVERYBODY,
    body: TicketTransition,
    answer: Ticket,
    bulk: { undo: true },
  })
  make(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(TicketTransition)) transition: TicketTransition,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.transitions.make(id, transition, version);
  }
}
