import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Task } from './task.entity.js';
import { TasksService } from './tasks.service.js';

const tag = 'tasks';

/** New tasks of a ticket. */
@Controller('v1')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Post('tickets/:id/tasks')
  @HttpCode(201)
  @Operation({
    id: 'addTicketTask',
    summary: 'Add a task to the ticket',
    allow: STAFF,
    tag,
    body: 'TaskCreate',
    answer: Task,
    status: 201,
    idempotent: true,
  })
  add(@Param('id', RecordId) id: string, @Body() body: unknown) {
    return this.tasks.add(id, body);
  }
}
