import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../access/operation.js';
import { Problem } from '../http/problem.js';
import { ChangesService } from './changes.service.js';
import { Changes, MOST_CHANGES } from './changes.shape.js';

const DEFAULT_LIMIT = 200;

/** Changes for programs that poll; webhooks send the same. */
@Controller('v1/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @Operation({
    id: 'listChanges',
    summary:
      'What has changed within my reach since `after`, in the order of commits, for seven days. Begin with `after=now`, ' +
      'read the lists, and go on with `next` of each answer; 410 says to begin anew',
    allow: ['@users'],
    tag: 'changes',
    answer: Changes,
    query: {
      after: {
        type: 'string',
        maxLength: 200,
        description: '`next` of the answer before, or `now`; the oldest if left out',
      },
      resources: {
        type: 'string',
        maxLength: 2_000,
        description: 'Paths of resources, separated by commas; all if left out',
      },
      limit: {
        type: 'string',
        maxLength: 4,
        description: `Changes at most, up to ${MOST_CHANGES}`,
        default: String(DEFAULT_LIMIT),
      },
    },
    problems: { 400: ['INVALID_CURSOR'], 410: ['CURSOR_EXPIRED'] },
  })
  list(@Query('after') after?: string, @Query('resources') resources?: string, @Query('limit') limit?: string) {
    const most = limit === undefined ? DEFAULT_LIMIT : Number(limit);
    if (!Number.isInteger(most) || most < 1 || most > MOST_CHANGES)
      throw new Problem(400, 'INVALID_VALUE', { name: 'limit' });
    return this.changes.read({ after, resources, limit: most });
  }
}
