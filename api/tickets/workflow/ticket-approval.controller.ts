import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketApprovalService } from './ticket-approval.service.js';
import { ApprovalDecision } from './ticket-approval.shape.js';

/** The approval is a sub-record of the ticket, not a state of it (domain, table of types). */
@Controller('v1/tickets/:id/approval')
export class TicketApprovalController {
  constructor(private readonly approval: TicketApprovalService) {}

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'decideApproval',
    problems: { 409: ['APPROVAL_NOT_ASKED', 'COSTS_CHANGED'], 422: ['REASON_REQUIRED'] },
    summary: 'Decide on the approval that the ticket waits for, and resume the ticket',
    allow: [Role.Agent, Role.Customer],
    tag: 'tickets',
    body: ApprovalDecision,
    answer: Ticket,
    idempotent: true,
    ifMatch: 'optional',
    action: { icon: 'Gavel', can: 'approve', place: 'page' },
  })
  decide(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(ApprovalDecision)) decision: ApprovalDecision,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.approval.decide(id, decision, version);
  }
}
