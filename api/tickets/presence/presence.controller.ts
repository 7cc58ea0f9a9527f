import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { PresenceService } from './presence.service.js';
import { PresenceHeartbeat, PresentPerson } from './presence.shape.js';

const OTHERS = { allow: STAFF, tag: 'tickets', answer: PresentPerson, many: true } as const;

/** The other users who have a ticket open: each tab sends heartbeats under an id of its own. */
@Controller('v1/tickets/:id/presence')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Get()
  @Operation({ ...OTHERS, id: 'listTicketPresence', reads: ['users'], summary: 'Other users who have the ticket open' })
  list(@Param('id', RecordId) id: string) {
    return this.presence.list(id);
  }

  @Put(':tab')
  @Operation({
    ...OTHERS,
    id: 'sendPresenceHeartbeat',
    reads: ['users'],
    summary: 'Send a heartbeat of a tab that shows the ticket',
    body: PresenceHeartbeat,
  })
  heartbeat(
    @Param('id', RecordId) id: string,
    @Param('tab', RecordId) tab: string,
    @Body(BodyOf(PresenceHeartbeat)) { doing = 'READING' }: PresenceHeartbeat,
  ) {
    return this.presence.heartbeat(id, tab, doing);
  }

  @Delete(':tab')
  @Operation({
    ...OTHERS,
    id: 'endTicketPresence',
    reads: ['users'],
    summary: 'End the presence of a tab on the ticket',
  })
  end(@Param('id', RecordId) id: string, @Param('tab', RecordId) tab: string) {
    return this.presence.end(id, tab);
  }
}
