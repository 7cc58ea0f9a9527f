import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import type { HomeNarrowing } from '../../platform/rest/home-lists.js';
import { parsedFilter } from '../../platform/rest/sub-list.js';
import { Role } from '../../vocabulary/role.js';
import { DashboardService } from './dashboard.service.js';
import { Dashboard } from './dashboard.shape.js';

const NARROW = {
  type: 'string',
  description:
    'JSON object: path of a resource -> filter that narrows its lists and numbers, but the reader’s own lists',
};

/** The dashboard of the signed-in user. */
@Controller('v1/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Operation({
    id: 'readDashboard',
    allow: [Role.Agent, Role.Customer, Role.Executor],
    tag: 'dashboard',
    reads: ['tickets', 'activities'],
    summary: 'Lists, numbers and latest activities of the signed-in user',
    query: { narrow: NARROW },
    problems: { 400: ['INVALID_FILTER', 'UNKNOWN_FIELD', 'UNKNOWN_OPERATOR'] },
    answer: Dashboard,
  })
  read(@Query('narrow') narrow: unknown) {
    return this.dashboard.read(parsedFilter(narrow) as HomeNarrowing);
  }
}
