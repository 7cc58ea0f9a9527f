import { Temporal } from 'temporal-polyfill';
import type { TicketPriority } from '../../vocabulary/ticket.js';
import { dayOf, type ServiceCalendar, usualWorkEnd } from './service-calendar.js';
import { afterServiceTime, type Counting, endOfWorkingDay, workEndOf } from './service-time.js';

const HOUR = 3_600_000;

/** The least time before the end of work for a due date on the same day. */
const SAME_DAY_MARGIN = 2 * HOUR;

/** The input of a due date. */
interface DueDateInput {
  readonly priority: TicketPriority;
  /** t0: the moment at which the ticket was first PENDING. */
  readonly submittedAt: Date;
  readonly calendar: ServiceCalendar;
  /** Standard intervention time of the SLA in hours; 0 is none (spec §5). */
  readonly interventionHours: number;
  /** 'YYYY-MM-DD', for PREFERRED_DATE only. */
  readonly preferredDate: string | null;
}

type Rule = (input: DueDateInput) => Date | null;

const COUNTING: Readonly<Partial<Record<TicketPriority, Counting>>> = {
  IMMEDIATELY: 'ON_CALL',
  WITHIN_2_HOURS: 'ON_CALL',
  WITHIN_4_HOURS: 'ON_CALL',
  WITHIN_24_HOURS: 'EVERY_HOUR',
};

/** The counted time of a priority. */
export const countingOf = (priority: TicketPriority): Counting => COUNTING[priority] ?? 'WORK';

const serviceHours =
  (hours: number): Rule =>
  ({ calendar, submittedAt, priority }) =>
    afterServiceTime(calendar, submittedAt, hours * HOUR, countingOf(priority));

const workingDays =
  (days: number): Rule =>
  ({ calendar, submittedAt }) =>
    endOfWorkingDay(calendar, submittedAt, days);

const sameDay: Rule = ({ calendar, submittedAt }) => {
  const end = workEndOf(calendar, dayOf(calendar, submittedAt)) ?? Number.NEGATIVE_INFINITY;
  if (submittedAt.getTime() <= end - SAME_DAY_MARGIN) return new Date(end);
  return endOfWorkingDay(calendar, new Date(Math.max(end, submittedAt.getTime())), 0);
};

const preferredDay: Rule = ({ calendar, submittedAt, preferredDate }) =>
  preferredDate === null
    ? null
    : new Date(Math.max(usualWorkEnd(calendar, Temporal.PlainDate.from(preferredDate)), submittedAt.getTime()));

const RULES: Readonly<Record<TicketPriority, Rule>> = {
  IMMEDIATELY: (input) => serviceHours(input.interventionHours > 0 ? input.interventionHours : 2)(input),
  WITHIN_2_HOURS: serviceHours(2),
  WITHIN_4_HOURS: serviceHours(4),
  WITHIN_8_HOURS: serviceHours(8),
  WITHIN_10_HOURS: serviceHours(10),
  WITHIN_24_HOURS: serviceHours(24),
  WITHIN_SAME_DAY: sameDay,
  WITHIN_1_WORKING_DAY: workingDays(1),
  WITHIN_3_WORKING_DAYS: workingDays(3),
  WITHIN_5_WORKING_DAYS: workingDays(5),
  WITHIN_10_WORKING_DAYS: workingDays(10),
  WITHIN_20_WORKING_DAYS: workingDays(20),
  HIGH: workingDays(1),
  NORMAL: workingDays(5),
  LOW: workingDays(20),
  PREFERRED_DATE: preferredDay,
};

/**
 * The due date of a ticket (domain "Priority → due date"), never before its submission; null for PREFERRED_DATE without a
 * date. Throws RangeError for a calendar without work.
 */
export const dueAt = (input: DueDateInput): Date | null => RULES[input.priority](input);
