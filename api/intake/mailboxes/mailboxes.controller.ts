import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { MailboxTests } from './mailbox-test.service.js';
import { MailboxTest } from './mailbox-test.shape.js';

/** Acts of administrators on a mailbox. */
@Controller('v1/mailboxes')
export class MailboxesController {
  constructor(private readonly tests: MailboxTests) {}

  @Post(':id/test')
  @HttpCode(200)
  @Operation({
    id: 'testMailbox',
    summary: 'Signs in to the mailbox and opens its folder, without reading mails; returns the failed step',
    allow: [Role.Admin],
    tag: 'mailboxes',
    answer: MailboxTest,
    action: { icon: 'Bolt' },
    // Repeated attempts may lock the account.
    limit: { name: 'mailbox-tests', points: 10, seconds: 600, by: 'record' },
  })
  test(@Param('id', RecordId) id: string): Promise<MailboxTest> {
    return this.tests.test(id);
  }
}
