import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import type { RecordJson } from '../../platform/read/record.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { FILABLE_BECAUSE, PUT_ASIDE_BECAUSE } from '../../vocabulary/mailbox.js';
import { Role } from '../../vocabulary/role.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import { MailFiling } from './mail-filing.shape.js';
import { PutAsideMails } from './put-aside-mails.service.js';

/** Decisions of users about mails that were put aside or could not be filed (decision 32). */
@Controller('v1/intake-messages')
export class PutAsideMailsController {
  constructor(private readonly mails: PutAsideMails) {}

  @Post(':id/filing')
  @HttpCode(200)
  @Operation({
    id: 'fileIntakeMessage',
    summary: 'File a mail that was put aside or left, as an entry of its ticket or as a new ticket',
    allow: [Role.Agent, Role.Admin],
    tag: 'intake-messages',
    body: MailFiling,
    bodyOptional: true,
    answer: IntakeMessage,
    problems: { 409: ['NOTHING_TO_FILE'], 410: ['ORIGINAL_REMOVED'] },
    action: { icon: 'MoveToInbox', bulk: true },
    when: [{ reason_eq_any: [...FILABLE_BECAUSE], ticket: null, hasOriginal: true }],
  })
  file(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(MailFiling, 'optional')) filing: MailFiling,
  ): Promise<RecordJson> {
    return this.mails.file(id, filing);
  }

  @Post(':id/dismissal')
  @HttpCode(204)
  @Operation({
    id: 'dismissIntakeMessage',
    summary: 'Mark a mail that was put aside or could not be filed as settled',
    allow: [Role.Agent, Role.Admin],
    tag: 'intake-messages',
    status: 204,
    problems: { 409: ['MESSAGE_SETTLED'] },
    action: { icon: 'TaskAlt', bulk: true },
    when: [{ state: 'FAILED' }, { reason_eq_any: [...PUT_ASIDE_BECAUSE] }],
  })
  dismiss(@Param('id', RecordId) id: string): Promise<void> {
    return this.mails.dismiss(id);
  }
}
