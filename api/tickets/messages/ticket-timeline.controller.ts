import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { apiAddress } from '../../platform/application.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { TRANSITION_OPERATION } from '../record/ticket-transitions.shape.js';
import { Activity } from '../timeline/activity.entity.js';
import { Colleague } from '../timeline/colleague.shape.js';
import { TicketTimelineService } from '../timeline/ticket-timeline.service.js';
import { TicketMessagesService } from './ticket-messages.service.js';
import { Message } from './ticket-messages.shape.js';

const ALL_USERS = [Role.Agent, Role.Customer, Role.Executor];
const LIST = { tag: 'tickets', answer: Activity, many: true, listQuery: true } as const;
/** A limit above the pace of people and below the pace of loops. */
const MESSAGES = { name: 'messages', points: 30, seconds: 60, by: 'user' } as const;
const MESSAGE_OPERATION = { ...TRANSITION_OPERATION, body: Message, answer: Activity, limit: MESSAGES } as const;

/** The timeline of a ticket, its messages and work notes. */
@Controller('v1/tickets/:id')
export class TicketTimelineController {
  constructor(
    private readonly timeline: TicketTimelineService,
    private readonly messages: TicketMessagesService,
  ) {}

  @Get('activities')
  @Operation({
    ...LIST,
    id: 'listTicketActivities',
    reads: ['activities'],
    summary: 'Timeline; filter.group is one of five',
    allow: ALL_USERS,
  })
  activities(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
    return this.timeline.list(id, query);
  }

  @Get('messages')
  @Operation({
    ...LIST,
    id: 'listTicketMessages',
    reads: ['activities'],
    summary: 'Messages between customer and desk',
    allow: ALL_USERS,
  })
  listMessages(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
    return this.timeline.list(id, query, 'CUSTOMER_MESSAGES');
  }

  @Post('messages')
  @Operation({
    ...MESSAGE_OPERATION,
    id: 'sendTicketMessage',
    reads: ['activities'],
    summary:
      'Send a message, and make a transition with it; a customer begins a follow-up where it is too late to reopen, and writes to the main ticket of a closed duplicate',
    allow: ALL_USERS,
    location: 'Address of the ticket that took the message, where it is another one: a follow-up or a main ticket',
  })
  async addMessage(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(Message)) message: Message,
    @IfMatch('optional') version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const json = await this.messages.addMessage(id, message, version);
    if (json.ticket !== id) response.location(apiAddress(`tickets/${json.ticket}`));
    return json;
  }

  @Get('work-notes')
  @Operation({
    ...LIST,
    id: 'listTicketWorkNotes',
    reads: ['activities'],
    summary: 'Work notes, never for customers',
    allow: STAFF,
  })
  listWorkNotes(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
    return this.timeline.list(id, query, 'WORK_NOTES');
  }

  @Get('colleagues')
  @Operation({
    id: 'listTicketColleagues',
    reads: ['users'],
    summary: 'Colleagues who see the ticket and may be mentioned on it, by a part of their name',
    tag: 'tickets',
    allow: STAFF,
    query: { q: { type: 'string', maxLength: 100, default: '' } },
    answer: Colleague,
    many: true,
    problems: { 403: ['FORBIDDEN'] },
  })
  colleagues(@Param('id', RecordId) id: string, @Query('q') name: unknown) {
    return this.messages.colleagues(id, String(name ?? '').slice(0, 100));
  }

  @Post('work-notes')
  @Operation({
    ...MESSAGE_OPERATION,
    id: 'addTicketWorkNote',
    reads: ['activities'],
    summary: 'Add a work note, and make a transition with it',
    allow: STAFF,
  })
  addWorkNote(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(Message)) message: Message,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.messages.addWorkNote(id, message, version);
  }
}
