import { Controller, Get } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { calendarPeriod } from '../platform/resource/calendar-period.js';
import { Computed } from '../platform/resource/computed-kind.js';
import { Shape } from '../platform/resource/index.js';
import { today } from '../platform/resource/today.js';
import { CALENDAR_PERIODS, type CalendarPeriod } from '../platform/vocabulary/calendar-period.js';

const DAY = { type: 'string', format: 'date' };
/** An evaluation period with its first and last day as they are now. */
@Shape()
export class EvaluationPeriodDays {
  @Computed({ type: 'string', enum: CALENDAR_PERIODS }) name!: CalendarPeriod;
  @Computed(DAY) from!: string;
  @Computed(DAY) until!: string;
}

/** The evaluation periods of lists and figures (spec §4); filters name them, as in `"createdAt_gte": "@this_month"`. */
@Controller('v1/evaluation-periods')
export class EvaluationPeriodsController {
  @Get()
  @Operation({
    allow: ['@users'],
    tag: 'figures',
    id: 'listEvaluationPeriods',
    summary: 'The evaluation periods with the days that they have today, in the zone of the desk',
    answer: EvaluationPeriodDays,
    many: true,
  })
  list(): EvaluationPeriodDays[] {
    return CALENDAR_PERIODS.map((name) => ({ name, ...calendarPeriod(name, today()) }));
  }
}
