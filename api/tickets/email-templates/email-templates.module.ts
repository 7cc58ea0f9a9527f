import { Module } from '@nestjs/common';
import { ResourceModule } from '../../platform/resource/resource.module.js';
import { TicketsModule } from '../tickets.module.js';
import { EmailTemplate } from './email-template.entity.js';
import { EmailTemplateRules } from './email-template.rules.js';
import { EmailTemplatesController } from './email-templates.controller.js';
import { MailPreviewController } from './preview/mail-preview.controller.js';
import { MailPreviewService } from './preview/mail-preview.service.js';
import { TestMailService } from './preview/test-mail.service.js';

const resources = ResourceModule.offer({ type: EmailTemplate, rules: EmailTemplateRules, routes: ['read', 'update'] });

/** How mails read: the templates of the sixteen events (spec §3). */
@Module({
  imports: [resources, TicketsModule],
  controllers: [EmailTemplatesController, MailPreviewController],
  providers: [MailPreviewService, TestMailService],
})
export class EmailTemplatesModule {}
