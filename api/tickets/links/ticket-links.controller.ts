import { Body, Controller, Delete, Get, Inject, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { Role } from '../../vocabulary/role.js';
import { CONFIRMATIONS } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketLink } from './ticket-link.entity.js';
import { TicketLinksService } from './ticket-links.service.js';
import { LINK_PROBLEMS, NewTicketLink } from './ticket-links.shape.js';

const tag = 'ticket-links';

/** Links of a ticket to others, and the orders that carry out a change. */
@Controller('v1')
export class TicketLinksController {
  constructor(
    private readonly links: TicketLinksService,
    @Inject(serviceOf(TicketLink)) private readonly records: ResourceService<TicketLink>,
  ) {}

  @Get('tickets/:id/links')
  @Operation({
    id: 'listTicketLinks',
    summary: 'Links of which the ticket is either end, as far as the reader reaches both',
    allow: [Role.Agent, Role.Customer, Role.Executor],
    tag,
    answer: TicketLink,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.links.list(id);
  }

  @Post('tickets/:id/links')
  @Operation({
    id: 'addTicketLink',
    summary: 'Link the ticket to another one; a duplicate is closed as REJECTED',
    allow: [Role.Agent],
    tag,
    body: NewTicketLink,
    answer: TicketLink,
    status: 201,
    idempotent: true,
    ifMatch: 'optional',
    confirmation: CONFIRMATIONS,
    problems: LINK_PROBLEMS,
  })
  add(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(NewTicketLink)) link: NewTicketLink,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.links.add(id, link, version);
  }

  @Post('tickets/:id/orders')
  @Operation({
    id: 'addTicketOrder',
    reads: ['tickets'],
    summary: 'Begin the order that carries out a change, as a draft that is linked to it',
    allow: [Role.Agent],
    tag,
    answer: Ticket,
    status: 201,
    idempotent: true,
    problems: { 409: ['ORDER_OF_CHANGE'] },
  })
  addOrder(@Param('id', RecordId) id: string) {
    return this.links.addOrder(id);
  }

  @Delete('ticket-links/:id')
  @Operation({
    id: 'deleteTicketLink',
    summary: 'Take the link back; a duplicate stays closed, and what the system has linked stays linked',
    allow: [Role.Agent],
    tag,
    answer: TicketLink,
    ifMatch: 'optional',
    problems: { 409: ['LINK_KEPT'] },
  })
  remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
    return this.records.remove(id, version);
  }
}
