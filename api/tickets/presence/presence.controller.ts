import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { PresenceService } from './presence.service.js';
import { PresenceSign, PresentPerson } from './presence.shape.js';

const OTHERS = { allow: STAFF, tag: 'tickets', answer: PresentPerson, many: true } as const;

/** Who else has a ticket open: each tab tells of itself under an id of its own. */
@Controller('v1/tickets/:id/presence')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Get()
  @Operation({ ...OTHERS, id: 'listTicketPresence', reads: ['users'], summary: 'Who else has the ticket open' })
  list(@Param('id', RecordId) id: string) {
    return this.presence.list(id);
  }

  @Put(':tab')
  @Operation({
    ...OTHERS,
    id: 'signTicketPresence',
    reads: ['users'],
    summary: 'Say that a tab of mine shows it',
    body: PresenceSign,
  })
  sign(
    @Param('id', RecordId) id: string,
    @Param('tab', RecordId) tab: string,
    @Body(BodyOf(PresenceSign)) { doing = 'READING' }: PresenceSign,
  ) {
    return this.presence.sign(id, tab, doing);
  }

  @Delete(':tab')
  @Operation({ ...OTHERS, id: 'leaveTicketPresence', reads: ['users'], summary: 'Say that it shows it no more' })
  leave(@Param('id', RecordId) id: string, @Param('tab', RecordId) tab: string) {
    return this.presence.leave(id, tab);
  }
}
