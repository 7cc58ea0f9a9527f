import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import type { RecordJson } from '../../platform/read/record.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { SentMailsService } from './sent-mails.service.js';
import { TicketMail } from './ticket-mail.entity.js';

/** What administrators can do about mails that did not go out. */
@Controller('v1/sent-mails')
export class SentMailsController {
  constructor(private readonly mails: SentMailsService) {}

  @Post(':id/retries')
  @HttpCode(200)
  @Operation({
    id: 'retrySentMail',
    problems: { 409: ['NOTHING_TO_REPEAT'] },
    summary: 'Sends a mail that failed once more',
    allow: [Role.Admin],
    tag: 'sent-mails',
    answer: TicketMail,
  })
  retry(@Param('id', RecordId) id: string): Promise<RecordJson> {
    return this.mails.retry(id);
  }
}
