import { Controller, Get, Query } from '@nestjs/common';
import { Operation, type OperationOptions } from '../../platform/access/operation.js';
import { Problem } from '../../platform/http/problem.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { Role } from '../../vocabulary/role.js';
import { DashboardService } from './dashboard.service.js';
import { Dashboard, WorkLists } from './dashboard.shape.js';

const OVERVIEW = {
  problems: { 400: ['UNKNOWN_FIELD'] },
  allow: [Role.Agent, Role.Customer, Role.Executor],
  tag: 'dashboard',
  query: { assignmentGroup: { type: 'string', format: 'uuid' } },
} satisfies Partial<OperationOptions>;

/** The dashboard of the signed-in user. */
@Controller('v1/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Operation({
    ...OVERVIEW,
    id: 'readDashboard',
    reads: ['tickets', 'activities'],
    summary: 'Numbers and latest activities of the signed-in user',
    answer: Dashboard,
  })
  read(@Query('assignmentGroup') group: string | undefined) {
    return this.dashboard.read(checkedGroup(group));
  }

  @Get('lists')
  @Operation({
    ...OVERVIEW,
    id: 'readWorkLists',
    reads: ['tickets', 'tasks', 'customers', 'locations', 'assignment-groups'],
    summary: 'Open and completed work of the signed-in user',
    answer: WorkLists,
  })
  lists(@Query('assignmentGroup') group: string | undefined) {
    return this.dashboard.lists(checkedGroup(group));
  }
}

/** The id of the chosen group; throws 400 for any other text. */
function checkedGroup(group: string | undefined): string | undefined {
  if (group && !isRecordId(group)) throw new Problem(400, 'INVALID_VALUE', { name: 'assignmentGroup' });
  return group || undefined;
}
