import { WeekWindow } from '../../masterdata/week-window.shape.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, EmbeddedList, Integer, Shape, Time } from '../../platform/resource/index.js';
import { CANTONS, type Canton, WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';
import { TICKET_PRIORITIES, type TicketPriority } from '../../vocabulary/ticket.js';

const WORK_DAY = { required: true } as const;
const WEEKDAY = { name: 'weekday' } as const;

/** The hours of an edited SLA, and the ticket of the preview. */
@Shape()
export class SlaSketch {
  @Integer({ min: 0, max: 1_000, default: 0 }) interventionTime = 0;
  @Time(WORK_DAY) workDayStart!: string;
  @Time(WORK_DAY) workDayEnd!: string;
  @EmbeddedList(() => WeekWindow, { max: 21 }) weekPlan: WeekWindow[] = [];
  @Choices(WEEKDAYS, WEEKDAY) onCallDays: Weekday[] = [];
  @Time() onCallStart: string | null = null;
  @Time() onCallEnd: string | null = null;
  @EmbeddedList(() => WeekWindow, { max: 21 }) onCallPlan: WeekWindow[] = [];
  @Choice(TICKET_PRIORITIES, { name: 'priority', required: true }) priority!: TicketPriority;
  /** The weekday of the submission, with `time`. */
  @Choice(WEEKDAYS, { ...WEEKDAY, required: true }) weekday!: Weekday;
  @Time({ required: true }) time!: string;
  @Choice(CANTONS, { name: 'canton' }) canton: Canton | null = null;
}

/** The submission and due date of the ticket. */
@Shape()
export class SlaPreview {
  @Computed({ type: 'string', format: 'date-time' }) submittedAt!: string;
  /** Null for PREFERRED_DATE. */
  @Computed({ type: ['string', 'null'], format: 'date-time' }) dueAt!: string | null;
  /** The time zone of both. */
  @Computed({ type: 'string' }) zone!: string;
}
