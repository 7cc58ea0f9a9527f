import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { decodeJwt } from 'jose';
import { Operation } from '../access/operation.js';
import { currentUser } from '../tenancy/session.js';
import { EventHub } from './event-hub.js';

/** Changes of others as a stream (docs/architecture.md "Live updates"). */
@Controller('v1/events')
export class EventsController {
  constructor(private readonly hub: EventHub) {}

  @Get()
  @Operation({
    id: 'streamEvents',
    summary:
      'What changes within my reach, as server-sent events: `changes` (array of {resource, id, kind, version, about, own}), ' +
      '`reset` (ask for everything anew) and `ready`. Ends with the token; goes on from the header Last-Event-ID',
    allow: ['@users'],
    inPerson: true,
    tag: 'events',
    answer: { type: 'string' },
    answerType: 'text/event-stream',
  })
  async stream(
    @Headers('last-event-id') lastEventId: string | undefined,
    @Headers('authorization') authorization: string,
    @Res() response: Response,
  ): Promise<void> {
    const { exp = 0 } = decodeJwt(authorization.slice(authorization.indexOf(' ') + 1));
    await this.hub.open(currentUser(), response, lastEventId, exp);
  }
}
