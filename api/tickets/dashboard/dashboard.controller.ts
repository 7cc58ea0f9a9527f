import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { Problem } from '../../platform/http/problem.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { Role } from '../../vocabulary/role.js';
import { DashboardService } from './dashboard.service.js';
import { Dashboard } from './dashboard.shape.js';

/** The overview with which everybody starts. */
@Controller('v1/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Operation({
    id: 'readDashboard',
    problems: { 400: ['UNKNOWN_FIELD'] },
    summary: 'Numbers and latest activities of the signed-in user',
    allow: [Role.Agent, Role.Customer, Role.Executor],
    tag: 'dashboard',
    query: { assignmentGroup: { type: 'string', format: 'uuid' } },
    answer: Dashboard,
  })
  read(@Query('assignmentGroup') group: string | undefined) {
    if (group && !isRecordId(group)) throw new Problem(400, 'INVALID_VALUE', { name: 'assignmentGroup' });
    return this.dashboard.read(group || undefined);
  }
}
