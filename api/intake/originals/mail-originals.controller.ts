import { Controller, Get, Param } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { KeptMail, MailOriginal } from './mail-original.shape.js';
import { MailOriginals } from './mail-originals.service.js';

const SHOWN = {
  answer: MailOriginal,
  problems: { 410: ['ORIGINAL_REMOVED'], 503: ['UNAVAILABLE'] },
  limit: { name: 'mail-originals', points: 60, seconds: 60, by: 'user' },
} as const;

/** Originals of incoming mails (decision 32): those of a ticket, and each by itself. */
@Controller('v1')
export class MailOriginalsController {
  constructor(private readonly originals: MailOriginals) {}

  @Get('tickets/:id/incoming-mails')
  @Operation({
    id: 'listIncomingMails',
    reads: ['intake-messages'],
    summary: 'Incoming mails that became entries of the ticket, and whether they can be shown as they came',
    allow: [Role.Agent],
    tag: 'tickets',
    answer: KeptMail,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.originals.listOf(id);
  }

  @Get('tickets/:id/incoming-mails/:mail')
  @Operation({
    ...SHOWN,
    id: 'readIncomingMail',
    reads: ['intake-messages'],
    summary: 'The original of an incoming mail of the ticket, with quotations and signature',
    allow: [Role.Agent],
    tag: 'tickets',
  })
  ofTicket(@Param('id', RecordId) id: string, @Param('mail', RecordId) mail: string) {
    return this.originals.ofTicket(id, mail);
  }

  @Get('intake-messages/:id/original')
  @Operation({
    ...SHOWN,
    id: 'readIntakeMessageOriginal',
    summary: 'The original of an incoming mail; only agents read the content of a filed mail',
    allow: [Role.Agent, Role.Admin],
    tag: 'intake-messages',
  })
  original(@Param('id', RecordId) id: string) {
    return this.originals.ofMessage(id);
  }
}
