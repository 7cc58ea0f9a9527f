import type { Ref } from '@mikro-orm/core';
import { unverifiedIndex } from '../../customers/record/unverified-index.js';
import { STAFF } from '../../masterdata/access.js';
import { User } from '../../masterdata/user.entity.js';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Day,
  Flag,
  LongText,
  Moment,
  Reference,
  Resource,
  Text,
  View,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ERP_NUMBERS, type ErpNumber } from '../../vocabulary/erp.js';
import {
  TASK_PRIORITIES,
  TASK_STATES,
  TASK_TYPES,
  type TaskPriority,
  TaskState,
  type TaskType,
  UNFINISHED_TASKS,
} from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { TASK_INDEXES } from './task-indexes.js';

const ALLOW = { read: STAFF, create: STAFF, update: STAFF, delete: STAFF };
const SCREENS = { route: 'task', menu: 'main', icon: 'TaskAlt' } as const;
const SHOWN = { list: true, filter: true } as const;
const PERSON = { ...SHOWN, section: 'people' } as const;
/** The rules of tasks have error codes for inactive people. */
const ASSIGNEE = { ...PERSON, takesInactive: true } as const;
const UNFINISHED = { state_eq_any: UNFINISHED_TASKS };
const OWN = { ...UNFINISHED, assignedTo: '@me' };
const TAB = { as: 'tab', count: true } as const;
const LINES = {
  as: 'lines',
  can: 'addTask',
  line: ['shortDescription', 'dueDate', 'state', 'priority', 'assignedTo'],
  quickAdd: 'subject',
  folded: { when: [{ state: TaskState.Completed }], sort: '-completedAt' },
} as const;
/** The number of a related record, of which each type has one. */
const numberOf = (type: TaskType) => ({ section: 'reference', max: 40, help: true, when: { type: [type] } });
const RIGHTS = {
  type: 'object',
  required: ['edit', 'delete', 'states'],
  properties: {
    edit: { type: 'boolean' },
    delete: { type: 'boolean' },
    /** The states that the reader may set now. */
    states: { type: 'array', items: { type: 'string', enum: [...TASK_STATES] } },
  },
};

const CLOSED = { 409: ['TASK_TICKET_CLOSED', 'TASK_TICKET_DRAFT'] };

/** Work before the next state of a ticket, hidden from customers (spec §3 "Task", domain G1, "Permissions"). */
@Resource({
  path: 'tasks',
  ...SCREENS,
  title: 'subject',
  sort: 'dueDate',
  audited: false,
  allow: ALLOW,
  indexes: [...TASK_INDEXES, unverifiedIndex('task')],
  problems: { create: CLOSED, update: { 409: [...CLOSED[409], 'TASK_MOVE_NOT_ALLOWED'] } },
})
@View({ ...TAB, name: 'mine', filter: OWN })
@View({ ...TAB, name: 'answerable', filter: { ...UNFINISHED, responsible: '@me' } })
@View({ ...TAB, name: 'everybody', filter: UNFINISHED })
@View({ as: 'home', name: 'own', filter: OWN, line: ['ticket', 'dueDate', 'state'], order: 2 })
export class Task extends TenantEntity {
  @Text({ required: true, max: 200, list: true, search: true }) subject!: string;
  @Reference(() => Ticket, { readOnly: true, required: true, ...SHOWN, panel: LINES, onDelete: 'cascade' })
  ticket!: Ref<Ticket>;
  @Choice(TASK_STATES, { name: 'taskState', required: true, default: 'OPEN', ...SHOWN }) state: TaskState = 'OPEN';
  @Day({ ...SHOWN, sort: true }) dueDate: string | null = null;
  @Choice(TASK_PRIORITIES, { name: 'taskPriority', required: true, default: 'MEDIUM', ...SHOWN })
  priority: TaskPriority = 'MEDIUM';
  @Reference(() => User, ASSIGNEE) assignedTo: Ref<User> | null = null;
  @Reference(() => User, { ...ASSIGNEE, help: true }) responsible: Ref<User> | null = null;
  /** Seen only by its assignee and its responsible agent (domain "Permissions"). */
  @Flag({ ...PERSON, help: true }) isPrivate = false;
  @Text({ max: 200, search: true, section: 'content' }) shortDescription: string | null = null;
  @LongText({ max: 10_000, section: 'content' }) description: string | null = null;
  @Choice(TASK_TYPES, { name: 'taskType', required: true, default: 'PROJECT', filter: true, section: 'reference' })
  type: TaskType = 'PROJECT';
  @Text(numberOf('ADDRESS')) addressNumber: string | null = null;
  @Text(numberOf('PROJECT')) projectNumber: string | null = null;
  /** Numbers that the ERP has not confirmed yet, or does not know. */
  @Choices(ERP_NUMBERS, { section: 'reference', name: 'erpNumber', readOnly: true }) unverified: ErpNumber[] = [];
  @Text(numberOf('DOCUMENT')) reportNumber: string | null = null;
  @Moment({ readOnly: true }) completedAt: Date | null = null;
  @CustomFields() custom: CustomValues = {};
  @Computed(RIGHTS, { widget: 'rights' }) can!: { edit: boolean; delete: boolean; states: TaskState[] };
}
