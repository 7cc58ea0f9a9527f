import { Controller, Get, Param } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { MessageRecipient } from './message-recipient.shape.js';
import { MessageRecipientsService } from './message-recipients.service.js';

/** Recipients of a message before the message is sent. */
@Controller('v1/tickets/:id/message-recipients')
export class MessageRecipientsController {
  constructor(private readonly recipients: MessageRecipientsService) {}

  @Get()
  @Operation({
    id: 'listMessageRecipients',
    reads: ['sent-mails'],
    summary: 'Recipients of a message to the customer, with its way and language, before it is sent',
    tag: 'tickets',
    allow: [Role.Agent],
    answer: MessageRecipient,
    many: true,
  })
  list(@Param('id', RecordId) id: string): Promise<MessageRecipient[]> {
    return this.recipients.list(id);
  }
}
