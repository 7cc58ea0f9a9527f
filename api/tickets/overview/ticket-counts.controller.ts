import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { Role } from '../../vocabulary/role.js';
import { TicketCountsService } from './ticket-counts.service.js';

const COUNTS = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['count', 'exact'],
    properties: { count: { type: 'integer' }, exact: { type: 'boolean' } },
  },
};

/** Numbers on the tabs of the overview (spec §2) in one request. */
@Controller('v1/ticket-counts')
export class TicketCountsController {
  constructor(private readonly counts: TicketCountsService) {}

  @Get()
  @Operation({
    id: 'countTickets',
    problems: { 400: ['INVALID_FILTER', 'UNKNOWN_FIELD', 'UNKNOWN_OPERATOR'] },
    summary: 'Numbers of tickets that several filters find',
    allow: [Role.Agent, Role.Customer, Role.Executor],
    tag: 'tickets',
    query: { filters: { type: 'string', description: 'JSON object: name of a list -> filter of v1/tickets' } },
    answer: COUNTS,
  })
  read(@Query('filters') filters: unknown) {
    return this.counts.read(filters);
  }
}
