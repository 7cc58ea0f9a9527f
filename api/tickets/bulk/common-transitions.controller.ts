import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { CommonTransitionsService } from './common-transitions.service.js';
import { CommonTransition, ManyTickets } from './common-transitions.shape.js';

/** The transitions that an agent may make on many tickets by `POST v1/tickets/bulk`. */
@Controller('v1/tickets/bulk/common-transitions')
export class CommonTransitionsController {
  constructor(private readonly transitions: CommonTransitionsService) {}

  /** A read by POST, since the ids of many tickets are too long for an address. */
  @Post()
  @HttpCode(200)
  @Operation({
    id: 'listCommonTransitions',
    summary: 'Transitions that are possible for several tickets, with the tickets that each is possible for',
    allow: [Role.Agent],
    tag: 'tickets',
    body: ManyTickets,
    answer: CommonTransition,
    many: true,
  })
  list(@Body(BodyOf(ManyTickets)) { tickets }: ManyTickets) {
    return this.transitions.list(tickets);
  }
}
