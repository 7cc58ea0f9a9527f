import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import * as format from './format';

/** The formats of the present locale. Absent values give an empty text. */
export function useFormat() {
  const locale = useLocale();
  const translate = useTranslate();
  return useMemo(() => {
    const orEmpty = <T, Rest extends unknown[]>(write: (value: T, ...rest: Rest) => string) => {
      return (value: T | null | undefined, ...rest: Rest) =>
        value == null || value === '' ? '' : write(value, ...rest);
    };
    return {
      number: orEmpty((value: number, options?: Intl.NumberFormatOptions) =>
        format.formatNumber(value, locale, options),
      ),
      money: orEmpty((value: number, options?: { cents?: boolean }) => format.formatMoney(value, locale, options)),
      list: (words: readonly string[]) => format.formatList(words, locale),
      bytes: orEmpty((value: number) => format.formatBytes(value, locale)),
      day: orEmpty((value: format.DateValue) => format.formatDay(value, locale)),
      longDay: orEmpty((value: format.DateValue) => format.formatLongDay(value, locale)),
      time: orEmpty((value: format.DateValue) => format.formatTime(value, locale)),
      moment: orEmpty((value: format.DateValue) => format.formatMoment(value, locale)),
      distance: orEmpty((value: format.DateValue) => format.formatDistance(value, locale)),
      duration: orEmpty((minutes: number) => format.formatDuration(minutes, locale)),
      deadline: orEmpty((value: format.DateValue) => format.formatDeadline(value, locale, translate)),
    };
  }, [locale, translate]);
}
