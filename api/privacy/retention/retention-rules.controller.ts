import { Controller, HttpCode, Inject, Injectable, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RecordId } from '../../platform/rest/request.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Role } from '../../vocabulary/role.js';
import { orderRun } from './retention.handler.js';
import { RetentionRule } from './retention-rule.entity.js';

/** Orders runs of retention rules. */
@Injectable()
export class RetentionRuns {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(serviceOf(RetentionRule)) private readonly rules: ResourceService<RetentionRule>,
    private readonly jobs: Jobs,
  ) {}

  async order(id: string, preview: boolean): Promise<void> {
    await this.work.write(async (em) => orderRun(em, this.jobs, await this.rules.load(em, id), preview));
  }
}

const ORDERED = { allow: [Role.Admin], tag: 'retention-rules', status: 204 };

/** Runs a retention rule at once. */
@Controller('v1/retention-rules')
export class RetentionRulesController {
  constructor(private readonly runs: RetentionRuns) {}

  @Post(':id/preview')
  @HttpCode(204)
  @Operation({
    ...ORDERED,
    id: 'previewRetention',
    summary: 'Counts the records that a retention rule would handle; the result is among the runs',
    action: { icon: 'Science' },
  })
  preview(@Param('id', RecordId) id: string) {
    return this.runs.order(id, true);
  }

  @Post(':id/run')
  @HttpCode(204)
  @Operation({
    ...ORDERED,
    id: 'runRetention',
    summary: 'Runs a retention rule at once instead of by night; this cannot be undone',
    action: { icon: 'Bolt', bulk: true },
    when: [{ active: true }],
  })
  run(@Param('id', RecordId) id: string) {
    return this.runs.order(id, false);
  }
}
