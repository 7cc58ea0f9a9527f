import { Temporal } from 'temporal-polyfill';
import { Problem } from '../platform/http/problem.js';
import { calendarPeriod, type Period } from '../platform/resource/calendar-period.js';
import { isDay } from '../platform/resource/time-kinds.js';
import type { EvaluationPeriod, TimeStep } from '../vocabulary/figures.js';

/** A period, and the period of the same length before it. */
export interface Compared {
  readonly period: Period;
  readonly before: Period;
}

/** Most steps of a figure. */
const MOST_STEPS = 400;

/**
 * The days of an evaluation period (spec §4) relative to a day, and those of the period before; a custom period has its
 * own ends. Throws 400 for ends that are no days, or in the wrong order.
 */
export function comparedPeriods(name: EvaluationPeriod, today: string, { from, until }: Partial<Period>): Compared {
  if (name !== 'CUSTOMISED') return { period: calendarPeriod(name, today), before: calendarPeriod(name, today, 1) };
  if (!isDay(from)) throw new Problem(400, 'INVALID_VALUE', { name: 'from' });
  if (!isDay(until) || until < from) throw new Problem(400, 'INVALID_VALUE', { name: 'until' });
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(until)];
  const days = first.until(last).days + 1;
  const before = { from: first.subtract({ days }).toString(), until: first.subtract({ days: 1 }).toString() };
  return { period: { from, until }, before };
}

/** The first day of the step in which a day lies. */
function startOf(step: TimeStep, day: Temporal.PlainDate): Temporal.PlainDate {
  if (step === 'day') return day;
  if (step === 'week') return day.subtract({ days: day.dayOfWeek - 1 });
  const month = step === 'year' ? 1 : step === 'quarter' ? day.month - ((day.month - 1) % 3) : day.month;
  return day.with({ day: 1, month });
}

const LENGTHS = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
} as const;

/** The days of the step that begins on a day. */
export const stepFrom = (step: TimeStep, first: string): Period => ({
  from: first,
  until: Temporal.PlainDate.from(first).add(LENGTHS[step]).subtract({ days: 1 }).toString(),
});

/** The first days of the steps in a period. Throws 400 for too many steps. */
export function stepsOf(step: TimeStep, { from, until }: Period): string[] {
  const steps: string[] = [];
  for (let day = startOf(step, Temporal.PlainDate.from(from)); day.toString() <= until; day = day.add(LENGTHS[step])) {
    if (steps.length === MOST_STEPS) throw new Problem(400, 'INVALID_VALUE', { name: 'by' });
    steps.push(day.toString());
  }
  return steps;
}
