import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketTriageService } from './ticket-triage.service.js';
import { TicketTriage } from './ticket-triage.shape.js';

/** The triage of a ticket from a mail (decision 32). */
@Controller('v1/tickets/:id/triage')
export class TicketTriageController {
  constructor(private readonly triage: TicketTriageService) {}

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'triageTicket',
    problems: { 409: ['TICKET_CLOSED', 'TYPE_CHANGE_NOT_ALLOWED'], 422: ['DOMAIN_PUBLIC'] },
    summary: 'Set the type and customer of a ticket from a mail, with all that the type requires',
    allow: [Role.Agent],
    tag: 'tickets',
    body: TicketTriage,
    answer: Ticket,
    idempotent: true,
    ifMatch: 'required',
    bulk: { undo: true },
  })
  make(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(TicketTriage)) triage: TicketTriage,
    @IfMatch('required') version: number,
  ) {
    return this.triage.make(id, triage, version);
  }
}
