import { Module } from '@nestjs/common';
import { ResourceModule } from '../../platform/resource/resource.module.js';
import { TicketsModule } from '../tickets.module.js';
import { Task } from './task.entity.js';
import { TaskRules } from './task-rules.js';
import { TasksController } from './tasks.controller.js';
import { TasksService } from './tasks.service.js';

const resources = ResourceModule.offer({ type: Task, rules: TaskRules, routes: ['read', 'update', 'delete'] });

/** What is to be done on tickets. */
@Module({
  imports: [TicketsModule, resources],
  controllers: [TasksController],
  providers: [TasksService],
  exports: [resources],
})
export class TasksModule {}
