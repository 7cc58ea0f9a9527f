import { Controller, Delete, Param, Query } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { IfMatch, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { DRAFT_CONFIRMATIONS } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { AttachmentsService } from './attachments.service.js';

/** Deletion of drafts; submitted tickets are closed instead (domain #2). */
@Controller('v1/tickets')
export class TicketDraftsController {
  constructor(private readonly attachments: AttachmentsService) {}

  @Delete(':id')
  @Operation({
    id: 'deleteTicket',
    summary: 'Delete a draft',
    allow: [Role.Agent, Role.Customer],
    tag: 'tickets',
    answer: Ticket,
    ifMatch: 'optional',
    query: {
      confirm: { type: 'string', enum: [...DRAFT_CONFIRMATIONS], description: 'Answers its question with yes' },
    },
    confirmation: DRAFT_CONFIRMATIONS,
    problems: { 409: ['TRANSITION_NOT_ALLOWED'] },
  })
  discard(
    @Param('id', RecordId) id: string,
    @IfMatch('optional') version: number | undefined,
    @Query('confirm') confirm: unknown,
  ) {
    return this.attachments.discardDraft(id, version, confirm);
  }
}
