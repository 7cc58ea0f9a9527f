import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../ticket/appointments/appointment';
import { AppointmentCard } from './AppointmentCard';
import { lanesOf, minutesOf, shownHours, weekdayOf, workOf } from './days';
import { type Attendee, type Calendar, isAway } from './use-calendar';
import { RowHead } from './WeekGrid';

interface DayGridProps {
  day: string;
  calendar: Calendar;
  appointments: readonly Appointment[];
}

/** Width of an hour, in pixels; a quarter of it is the step by which appointments are pulled. */
export const HOUR_WIDTH = 72;
const laneHeight = 68;

/** Where a time stands on the scale, in pixels from its first hour. */
const placeOf = (time: string, from: number) => (minutesOf(time) / 60 - from) * HOUR_WIDTH;

/** A row for each person, on a scale of hours. */
export function DayGrid({ day, calendar, appointments }: DayGridProps) {
  const translate = useTranslate();
  const { people, holidays, settings } = calendar;
  const work = workOf(settings);
  const own = appointments.filter(({ date }) => date === day);
  const hours = shownHours(work, own);
  const isFree = !settings?.workingDays?.includes(weekdayOf(day)) || holidays.some((one) => one.day === day);
  const width = (hours.to - hours.from) * HOUR_WIDTH;
  const first = own.map(({ startTime }) => startTime).sort()[0];
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  // A day begins with its first appointment in sight; what is seen without it stays where it is.
  useLayoutEffect(() => {
    if (!board.current || !first || shown.current === day) return;
    shown.current = day;
    const place = placeOf(first, hours.from);
    const isSeen = board.current.scrollWidth - width + place + HOUR_WIDTH <= board.current.clientWidth;
    if (!isSeen) board.current.scrollLeft = place - HOUR_WIDTH / 2;
  }, [day, first, hours.from, width]);
  return (
    <Box
      ref={board}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        role="grid"
        aria-label={translate('calendar.title')}
        sx={{ display: 'grid', minWidth: 'max-content', gridTemplateColumns: { xs: '112px 1fr', md: '176px 1fr' } }}
      >
        <Box role="row" sx={{ display: 'contents' }}>
          <Box role="columnheader" aria-label={translate('resources.appointments.fields.person')} />
          <Box role="columnheader" sx={{ display: 'flex', width }}>
            {Array.from({ length: hours.to - hours.from }, (_, at) => hours.from + at).map((hour) => (
              <Box
                key={hour}
                className="tabular"
                sx={{ width: HOUR_WIDTH, p: 0.5, borderLeft: 1, borderColor: 'divider', typography: 'caption' }}
              >
                {`${String(hour).padStart(2, '0')}:00`}
              </Box>
            ))}
          </Box>
        </Box>
        {people.map((person) => (
          <Box key={person.id} role="row" sx={{ display: 'contents' }}>
            <RowHead person={person} />
            <Hours
              person={person}
              day={day}
              from={hours.from}
              width={width}
              work={isFree ? undefined : work}
              away={isAway(person, day)}
              appointments={own.filter((one) => one.person === person.id)}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface HoursProps {
  person: Attendee;
  day: string;
  /** The first hour that is shown. */
  from: number;
  width: number;
  /** When somebody works that day; nobody does where it is not said. */
  work?: { start: string; end: string } | undefined;
  /** They are away all day. */
  away: boolean;
  appointments: readonly Appointment[];
}

function Hours({ person, day, from, width, work, away, appointments }: HoursProps) {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: `${person.id}/${day}`, data: { person: person.id, date: day } });
  const { lanes, count } = lanesOf(appointments);
  const place = (time: string) => placeOf(time, from);
  return (
    <Box
      ref={setNodeRef}
      role="gridcell"
      aria-label={person.name}
      data-day={day}
      data-person={person.id}
      sx={{
        position: 'relative',
        width,
        height: count * laneHeight,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isOver ? 'action.selected' : 'action.hover',
        backgroundImage: (theme) =>
          `repeating-linear-gradient(to right, ${theme.palette.divider} 0 1px, transparent 1px ${HOUR_WIDTH}px)`,
      }}
    >
      {work && !away && !isOver && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            left: place(work.start),
            width: place(work.end) - place(work.start),
            bgcolor: 'background.paper',
            opacity: 0.7,
          }}
        />
      )}
      {away && (
        <Box
          sx={{
            position: 'absolute',
            left: 8,
            top: 4,
            fontSize: '0.75rem',
            color: 'text.secondary',
            fontStyle: 'italic',
          }}
        >
          {translate('calendar.away')}
        </Box>
      )}
      {appointments.map((one, at) => {
        const lasts = place(one.endTime) - place(one.startTime);
        return (
          <Box
            key={one.id}
            sx={{
              position: 'absolute',
              left: place(one.startTime),
              top: (lanes[at] ?? 0) * laneHeight + 1,
              width: Math.max(lasts, 48),
              height: laneHeight - 3,
            }}
          >
            <AppointmentCard appointment={one} fills={lasts < HOUR_WIDTH * 1.25 ? 'narrow' : 'wide'} />
          </Box>
        );
      })}
    </Box>
  );
}
