import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { DeadlineChangesService } from './deadline-changes.service.js';
import { DeadlineChanges, DeadlineTransfer, TransferredDeadlines } from './deadline-changes.shape.js';

/** Deadlines of open tickets after a change of an SLA, of working hours or holidays. */
@Controller('v1/deadline-changes')
export class DeadlineChangesController {
  constructor(private readonly changes: DeadlineChangesService) {}

  @Get()
  @Operation({
    id: 'listDeadlineChanges',
    reads: ['tickets'],
    summary: 'Open tickets whose deadlines would be others under the terms of today; nothing is stored',
    allow: [Role.ManageMasterData],
    tag: 'slas',
    answer: DeadlineChanges,
  })
  list() {
    return this.changes.list();
  }

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'transferDeadlines',
    reads: ['tickets'],
    summary: 'Serve these tickets under the terms of today; others among them are left as they are',
    allow: [Role.ManageMasterData],
    tag: 'slas',
    body: DeadlineTransfer,
    answer: TransferredDeadlines,
  })
  transfer(@Body(BodyOf(DeadlineTransfer)) { tickets }: DeadlineTransfer) {
    return this.changes.transfer(tickets);
  }
}
