import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Task } from './task.entity.js';
import { TasksService } from './tasks.service.js';

const tag = 'tasks';

/** Tasks of one ticket, and of all tickets within the reader's scope. */
@Controller('v1')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get('tasks')
  @Operation({
    id: 'listTask',
    summary: 'Tasks that the reader may see: of the desk, or of own orders',
    allow: STAFF,
    tag,
    answer: Task,
    many: true,
    listQuery: true,
  })
  list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) _response: Response) {
    return this.tasks.list(query);
  }

  @Get('tickets/:id/tasks')
  @Operation({
    id: 'listTicketTasks',
    summary: 'Tasks of the ticket, never for customers',
    allow: STAFF,
    tag,
    answer: Task,
    many: true,
    listQuery: true,
  })
  listOf(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
    return this.tasks.listOf(id, query);
  }

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
