import { ref } from '@mikro-orm/core';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ErpNumbers } from '../../customers/crm/erp-numbers.js';
import type { RecordJson } from '../../platform/read/record.js';
import { literal } from '../../platform/read/statement.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { UNFINISHED_TASKS } from '../../vocabulary/work.js';
import { type LinkedKind, LinkedRecordsSource } from '../record/linked-records.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { Task } from './task.entity.js';
import { numbersOf } from './task-numbers.js';

/** Tasks of tickets, and their number for guards of transitions (domain G1). */
@Injectable()
export class TasksService implements OnModuleInit {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Task)) private readonly tasks: ResourceService<Task>,
    private readonly linked: LinkedRecordsSource,
    private readonly parts: TicketPartsSource,
    private readonly numbers: ErpNumbers,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.linked.register(OPEN_TASKS);
    this.parts.registerCount('openTasks', (id, into) => {
      return this.tasks.countBelow({ ticket: { id }, state: { $in: [...UNFINISHED_TASKS] } }, into);
    });
  }

  /** Adds a task to the locked ticket, which cannot be closed at the same time. */
  async add(ticketId: string, sent: unknown): Promise<RecordJson> {
    const body = await this.tasks.validCreation(sent);
    const repeated = await this.work.recall<RecordJson>();
    if (repeated) return repeated;
    const unverified = await this.numbers.marksOf(Task, numbersOf(body), () =>
      this.work.read((em) => this.tickets.load(em, ticketId)),
    );
    return this.tasks.write(async (em) => {
      const ticket = await this.tickets.load(em, ticketId, { lock: true });
      const task = Object.assign(new Task(), { ticket: ref(ticket), unverified });
      return this.tasks.present(em, await this.tasks.insert(em, body, task));
    });
  }
}

/** The number of unfinished tasks of a ticket, private ones included. */
const OPEN_TASKS: LinkedKind<'openTasks'> = {
  name: 'openTasks',
  sql: (column) =>
    `(select count(*)::int from task o where o.tenant = ${column('tenant')} and o.ticket_id = ${column('id')} and o.state in (${UNFINISHED_TASKS.map(literal).join(', ')}))`,
  from: (count: number) => count,
};
