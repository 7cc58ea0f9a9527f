import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AGENTS_READ } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { sendPage } from '../../platform/rest/page-headers.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MAIL_EVENTS } from '../../vocabulary/mail.js';
import { EmailTemplate } from './email-template.entity.js';

/** The list of the sixteen templates, which the first request of a tenant creates. */
@Controller('v1/email-templates')
export class EmailTemplatesController {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(serviceOf(EmailTemplate)) private readonly templates: ResourceService<EmailTemplate>,
  ) {}

  @Get()
  @Operation({
    id: 'listEmailTemplate',
    summary: 'The templates of all events that can send a mail',
    allow: AGENTS_READ.read,
    tag: 'email-templates',
    answer: EmailTemplate,
    many: true,
    listQuery: true,
  })
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) response: Response) {
    await this.#ensure();
    return sendPage(response, await this.templates.list(query));
  }

  async #ensure(): Promise<void> {
    const existing = await this.work.read((em) => em.count(EmailTemplate));
    if (existing === MAIL_EVENTS.length) return;
    const all = MAIL_EVENTS.map((event) => Object.assign(new EmailTemplate(), { event }));
    await this.work.write((em) =>
      em.upsertMany(EmailTemplate, all, { onConflictFields: ['tenant', 'event'], onConflictAction: 'ignore' }),
    );
  }
}
