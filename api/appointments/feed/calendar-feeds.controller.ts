import { Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Operation } from '../../platform/access/operation.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CalendarFeedAddress, CalendarFeedState } from './calendar-feeds.shape.js';

const OWN = { allow: WORKING_ROLES, tag: 'me' } as const;

/** The secret address of one's own appointments. */
@Controller('v1/me/calendar-feed')
export class MyCalendarFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Get()
  @Operation({
    ...OWN,
    id: 'readCalendarFeed',
    summary: 'Whether my appointments can be read by a secret address',
    answer: CalendarFeedState,
  })
  state() {
    return this.feeds.state();
  }

  @Post()
  @Operation({
    ...OWN,
    id: 'openCalendarFeed',
    summary: 'A new secret address of my appointments, in place of the one before; it is returned once',
    answer: CalendarFeedAddress,
    inPerson: true,
    status: 201,
    limit: { name: 'calendar-feed', points: 10, seconds: 60, by: 'user' },
  })
  open() {
    return this.feeds.open();
  }

  @Delete()
  @Operation({ ...OWN, id: 'closeCalendarFeed', summary: 'Close the secret address', answer: CalendarFeedState })
  close() {
    return this.feeds.close();
  }
}

/** Appointments for calendar programs, which have only an address. */
@Controller('v1/calendar-feeds')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Get(':tenant/:secret.ics')
  @Operation({
    id: 'readCalendar',
    summary: 'The appointments of the owner of the address, as iCalendar',
    allow: 'public',
    tag: 'appointments',
    answer: { type: 'string' },
    answerType: 'text/calendar',
    path: {
      tenant: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
      secret: { type: 'string', pattern: '^[A-Za-z0-9_-]{32}$' },
    },
    limit: { name: 'calendar-feeds', points: 60, seconds: 60, by: 'address' },
  })
  async read(
    @Param('tenant') tenant: string,
    @Param('secret') secret: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const calendar = await this.feeds.read(tenant, secret);
    response.type('text/calendar; charset=utf-8');
    response.setHeader('Cache-Control', 'private, max-age=300');
    return calendar;
  }
}
