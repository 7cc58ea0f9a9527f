import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { MailPreviewService } from './mail-preview.service.js';
import { MailPreview, MailPreviewRequest, ShippedWords, TestMailSent } from './mail-preview.shapes.js';
import { DescribedPlaceholder } from './placeholder.shapes.js';
import { TestMailService } from './test-mail.service.js';

const WRITERS = { allow: [Role.ManageMasterData], tag: 'email-templates' };

/** Previews and test mails for authors of templates. */
@Controller('v1/email-templates/:id')
export class MailPreviewController {
  constructor(
    private readonly previews: MailPreviewService,
    private readonly tests: TestMailService,
  ) {}

  @Get('placeholders')
  @Operation({
    id: 'listMailPlaceholders',
    summary: 'Placeholders of the template with meaning and example',
    ...WRITERS,
    answer: DescribedPlaceholder,
    many: true,
  })
  placeholders(@Param('id', RecordId) id: string) {
    return this.previews.placeholders(id);
  }

  @Get('shipped')
  @Operation({
    id: 'readShippedWords',
    summary: 'The words that are shipped for the event, in all languages',
    ...WRITERS,
    answer: ShippedWords,
  })
  shipped(@Param('id', RecordId) id: string) {
    return this.previews.shipped(id);
  }

  @Post('preview')
  @HttpCode(200)
  @Operation({
    id: 'previewEmailTemplate',
    reads: ['tickets'],
    summary: 'The mail as it would arrive; kept words where none are sent along',
    ...WRITERS,
    body: MailPreviewRequest,
    answer: MailPreview,
  })
  preview(@Param('id', RecordId) id: string, @Body(BodyOf(MailPreviewRequest)) body: MailPreviewRequest) {
    return this.previews.preview(id, body);
  }

  @Post('test-mails')
  @Operation({
    id: 'sendTestMail',
    reads: ['tickets'],
    problems: {
      422: ['OWN_EMAIL_MISSING', 'TEST_MAIL_REFUSED'],
      429: ['TEST_MAILS_LIMIT'],
      503: ['MAIL_SERVER_UNAVAILABLE'],
    },
    summary: 'Sends the mail to the user’s own address, marked as a test',
    ...WRITERS,
    body: MailPreviewRequest,
    answer: TestMailSent,
    status: 201,
  })
  send(@Param('id', RecordId) id: string, @Body(BodyOf(MailPreviewRequest)) body: MailPreviewRequest) {
    return this.tests.send(id, body);
  }
}
