import type { Active, Announcements } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import { cellOf, pulledBy, type Spot } from './cells';
import type { Times } from './days';
import type { Attendee } from './use-calendar';
import type { Refusals } from './use-refusals';

/**
 * The announcements for screen readers while the user drags a card: the person and day under it, in a day also its
 * start time, and the reason why the person cannot come. `timesAt` returns the times, and undefined in a week.
 */
export function useAnnouncements(
  people: readonly Attendee[],
  refusals: Refusals,
  timesAt: (active: Active, spot: Spot) => Pick<Times, 'startTime'> | undefined,
): Announcements {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const nameOf = (active: Active) => {
      const { appointment, order } = pulledBy(active) ?? {};
      return order ? [order.identifier, order.title].filter(Boolean).join(', ') : (appointment?.title ?? '');
    };
    const placeOf = (active: Active, over: Spot | null) => {
      const cell = over && cellOf(over);
      if (!over || !cell) return translate('calendar.said.outside');
      const { name } = people.find(({ id }) => id === cell.person) ?? {};
      const refusal = refusals.get(cell.person);
      const reason = refusal && translate(`enums.attendeeRefusal.${refusal}`);
      const time = timesAt(active, over)?.startTime;
      return [name, format.longDay(cell.date), time, reason].filter(Boolean).join(', ');
    };
    return {
      onDragStart: ({ active }) => translate('calendar.said.taken', { name: nameOf(active) }),
      onDragMove: ({ active, over }) => (over && timesAt(active, over) ? placeOf(active, over) : undefined),
      onDragOver: ({ active, over }) => placeOf(active, over),
      onDragEnd: ({ active, over }) =>
        over
          ? translate('calendar.said.put', { name: nameOf(active), place: placeOf(active, over) })
          : translate('calendar.said.back', { name: nameOf(active) }),
      onDragCancel: ({ active }) => translate('calendar.said.back', { name: nameOf(active) }),
    };
  }, [people, refusals, timesAt, translate, format]);
}
