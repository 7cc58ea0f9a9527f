import { WeekWindow } from '../../masterdata/week-window.shape.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, EmbeddedList, Integer, Shape, Time } from '../../platform/resource/index.js';
import { CANTONS, type Canton, WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';
import { TICKET_PRIORITIES, type TicketPriority } from '../../vocabulary/ticket.js';

const WORK_DAY = { required: true } as const;
const WEEKDAY = { name: 'weekday' } as const;

/** The hours of an SLA that is being written, and the ticket that is asked about. */
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
  /** The next such weekday and time of day is when the ticket comes. */
  @Choice(WEEKDAYS, { ...WEEKDAY, required: true }) weekday!: Weekday;
  @Time({ required: true }) time!: string;
  @Choice(CANTONS, { name: 'canton' }) canton: Canton | null = null;
}

/** When such a ticket would come, and when it would be due. */
@Shape()
export class SlaPreview {
  @Computed({ type: 'string', format: 'date-time' }) submittedAt!: string;
  /** Nothing for a preferred date, which is its own answer. */
  @Computed({ type: ['string', 'null'], format: 'date-time' }) dueAt!: string | null;
  /** In which both are reckoned. */
  @Computed({ type: 'string' }) zone!: string;
}
