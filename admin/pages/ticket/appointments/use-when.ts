import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';

/** Returns a function that formats a time of the desk's zone: the day with its weekday, start and end. */
export function useWhen(): (time: { date: string; startTime: string; endTime: string }) => string {
  const translate = useTranslate();
  const format = useFormat();
  return ({ date, startTime, endTime }) =>
    translate('tickets.appointment.when', { day: format.longDay(date), from: startTime, to: endTime });
}
