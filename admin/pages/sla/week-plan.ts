import { WEEKDAYS } from '../../../openapi/vocabulary';

/** Days of the week as the contract names them, from Monday. */
export { WEEKDAYS };
export type Weekday = (typeof WEEKDAYS)[number];

/** A stretch of a weekday, 'HH:MM'; with an end that is not after its start it runs past midnight. */
export interface WeekWindow {
  weekday: Weekday;
  start: string;
  end: string;
}

export type WeekPlan = readonly WeekWindow[];

/** A part of a day as shares of it, from 0 to 1; `carried` comes from the day before. */
export interface Segment {
  from: number;
  to: number;
  carried: boolean;
}

const SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (text: string) => SHAPE.test(text);

/** A typed time in its normal form 08:30: accepts 8, 830, 8.30 and 08:30; other texts stay unchanged. */
export function normalTime(text: string): string {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined) return text.trim();
  const time = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  return isTime(time) ? time : text.trim();
}

/** The windows of a day, with their indexes in the plan. */
export const windowsOn = (plan: WeekPlan, day: Weekday) =>
  plan.flatMap((window, position) => (window.weekday === day ? [{ window, position }] : []));

/** The same window on several days. */
export const planOf = (days: readonly Weekday[], start: string, end: string): WeekPlan =>
  days.map((weekday) => ({ weekday, start, end }));

/** The plan with the windows of one day copied to all days from Monday to Friday. */
export function copiedToWorkdays(plan: WeekPlan, day: Weekday): WeekPlan {
  const windows = plan.filter(({ weekday }) => weekday === day);
  const workdays = WEEKDAYS.slice(0, 5);
  const others = plan.filter(({ weekday }) => !workdays.includes(weekday));
  return [...workdays.flatMap((weekday) => windows.map((window) => ({ ...window, weekday }))), ...others];
}

/** The plan with a further window on a day: after its last one, else at the usual hours. */
export function withWindow(plan: WeekPlan, day: Weekday): WeekPlan {
  const last = windowsOn(plan, day).at(-1)?.window;
  const next = last && isTime(last.end) && last.end > last.start && last.end < '22:00' ? last.end : undefined;
  const added = next
    ? { start: next, end: `${String(Number(next.slice(0, 2)) + 2).padStart(2, '0')}${next.slice(2)}` }
    : undefined;
  return [...plan, { weekday: day, ...(added ?? (last ? { start: '', end: '' } : { start: '08:00', end: '17:00' })) }];
}

const share = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) / 1_440;

/** The covered segments of a day: its own windows, and the rest of those of the day before that run past midnight. */
export function segmentsOn(plan: WeekPlan, day: Weekday): Segment[] {
  const complete = plan.filter(({ start, end }) => isTime(start) && isTime(end));
  const before = WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7];
  return complete.flatMap(({ weekday, start, end }): Segment[] => {
    const overnight = end <= start;
    const isWhole = overnight || end === '23:59';
    const own = weekday === day ? [{ from: share(start), to: isWhole ? 1 : share(end), carried: false }] : [];
    const rest = weekday === before && overnight && end !== '00:00' ? [{ from: 0, to: share(end), carried: true }] : [];
    return [...own, ...rest];
  });
}

/** Error code of a window in its plan; the server returns the same code on saving. */
export function findingOn(plan: WeekPlan, position: number): 'TIME_INVALID' | 'WINDOWS_OVERLAP' | undefined {
  const window = plan[position];
  if (!window) return undefined;
  if (!isTime(window.start) || !isTime(window.end)) return 'TIME_INVALID';
  const endOf = ({ start, end }: WeekWindow) => (end > start ? end : '24:00');
  const isHit = plan.some(
    (other, index) =>
      index < position &&
      other.weekday === window.weekday &&
      window.start < endOf(other) &&
      other.start < endOf(window),
  );
  return isHit ? 'WINDOWS_OVERLAP' : undefined;
}
