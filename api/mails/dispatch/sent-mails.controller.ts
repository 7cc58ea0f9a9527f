import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import type { RecordJson } from '../../platform/read/record.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { MailContent } from './sent-mail.shapes.js';
import { SentMailsService } from './sent-mails.service.js';
import { TicketMail } from './ticket-mail.entity.js';

/** Contents of the ledger's mails, and acts on mails that did not arrive. */
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
    action: { icon: 'Mail', bulk: true },
    when: [
      { state: 'FAILED', sentAt: null },
      { state: 'QUEUED', attempts_gt: 0 },
    ],
  })
  retry(@Param('id', RecordId) id: string): Promise<RecordJson> {
    return this.mails.retry(id);
  }

  @Get(':id/content')
  @Operation({
    id: 'readSentMailContent',
    summary: 'Content of a mail as it was sent',
    allow: [Role.Agent],
    tag: 'sent-mails',
    answer: MailContent,
  })
  content(@Param('id', RecordId) id: string): Promise<MailContent> {
    return this.mails.content(id);
  }

  @Post(':id/release')
  @HttpCode(204)
  @Operation({
    id: 'releaseMailAddress',
    summary: 'Removes the refusal of the address of a mail',
    allow: [Role.Agent],
    tag: 'sent-mails',
    status: 204,
    action: { icon: 'TaskAlt', place: 'menu' },
    when: [{ reason_eq_any: ['ADDRESS_REFUSED', 'RETURNED'] }],
  })
  release(@Param('id', RecordId) id: string): Promise<void> {
    return this.mails.release(id);
  }

  @Post(':id/resends')
  @Operation({
    id: 'resendSentMail',
    problems: {
      409: ['MAIL_NOT_WRITTEN', 'MAIL_WAITS', 'TICKET_PREVENTS_MAILS', 'ADDRESS_REFUSED'],
      429: ['RESENDS_LIMIT'],
    },
    summary: 'Sends a mail to its recipient once more',
    allow: [Role.Agent],
    tag: 'sent-mails',
    answer: TicketMail,
    status: 201,
    idempotent: true,
    action: { icon: 'Mail', place: 'menu' },
    when: [{ subject_neq: null, state_eq_any: ['SENT', 'SUPPRESSED', 'FAILED'] }],
  })
  resend(@Param('id', RecordId) id: string): Promise<RecordJson> {
    return this.mails.resend(id);
  }
}
