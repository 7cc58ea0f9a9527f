import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator/overrides';
import { SlaPreview } from './SlaPreview';
import { WeekPlanInput } from './WeekPlanInput';
import { isTime, planOf, WEEKDAYS, type Weekday } from './week-plan';

const timeOr = (time: unknown, otherwise: string) => (typeof time === 'string' && isTime(time) ? time : otherwise);

/** The work days of an SLA with different hours from Monday to Friday. */
export function WorkPlanInput({ field }: FieldSlotProps) {
  const [start, end] = useWatch({ name: ['workDayStart', 'workDayEnd'] });
  const initial = planOf(WEEKDAYS.slice(0, 5), timeOr(start, '08:00'), timeOr(end, '17:00'));
  return <WeekPlanInput field={field} label="masterdata.week.ownWork" initial={initial} />;
}

/** On-call duty with different hours by day; below it, the total of all hours. */
export function OnCallPlanInput({ field }: FieldSlotProps) {
  const [days, start, end] = useWatch({ name: ['onCallDays', 'onCallStart', 'onCallEnd'] });
  const chosen = (days as Weekday[] | undefined)?.length ? (days as Weekday[]) : WEEKDAYS;
  const initial = planOf(chosen, timeOr(start, '17:00'), timeOr(end, '22:00'));
  return (
    <>
      <WeekPlanInput field={field} label="masterdata.week.ownOnCall" initial={initial} />
      <SlaPreview />
    </>
  );
}
