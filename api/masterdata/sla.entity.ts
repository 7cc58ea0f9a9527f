import type { Ref } from '@mikro-orm/core';
import { Choices, EmbeddedList, Flag, Integer, Reference, Resource, Text, Time } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { WEEKDAYS, type Weekday } from '../vocabulary/standard-codes.js';
import { AGENTS_READ } from './access.js';
import { AssignmentGroup } from './assignment-group.entity.js';
import { WeekWindow } from './week-window.shape.js';

const HOURS = { default: 0, min: 0, max: 1_000, unit: 'h', section: 'intervention', list: true, help: true };
const WORK_DAY = { required: true, section: 'workDay', list: true };
const ESCALATION = { section: 'escalation', help: true };
/** Most windows of a day. */
const PLAN = { max: 21, help: true } as const;

/** The agreed times of service of a customer; 0 hours means no intervention time is agreed (spec §3, §5). */
@Resource({ path: 'slas', icon: 'Timer', group: 'DEADLINES', allow: AGENTS_READ, inUse: 'SLA_IN_USE', packaged: true })
export class Sla extends TenantEntity {
  @Text({ required: true, unique: true, max: 120, list: true, search: true, sort: true, person: false }) name!: string;
  @Integer(HOURS) interventionTime = 0;
  @Integer(HOURS) onSiteInterventionTime = 0;
  @Time({ ...WORK_DAY, default: '08:00' }) workDayStart = '08:00';
  @Time({ ...WORK_DAY, rowWith: 'workDayStart', default: '17:00' }) workDayEnd = '17:00';
  /** Hours that differ by day or have a break; without them the work day holds from Monday to Friday. */
  @EmbeddedList(() => WeekWindow, { ...PLAN, section: 'workDay' }) weekPlan: WeekWindow[] = [];
  @Choices(WEEKDAYS, { name: 'weekday', section: 'onCall' }) onCallDays: Weekday[] = [];
  @Time({ section: 'onCall' }) onCallStart: string | null = null;
  @Time({ section: 'onCall', rowWith: 'onCallStart', help: true }) onCallEnd: string | null = null;
  /** On-call duty that differs by day; replaces days, start and end above. */
  @EmbeddedList(() => WeekWindow, { ...PLAN, section: 'onCall' }) onCallPlan: WeekWindow[] = [];
  /** Effects of a missed deadline on its ticket. */
  @Flag(ESCALATION) raisesPriority = false;
  @Reference(() => AssignmentGroup, ESCALATION) escalationGroup: Ref<AssignmentGroup> | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
}
