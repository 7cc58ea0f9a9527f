import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../ticket/appointments/appointment';
import { AppointmentCard } from './AppointmentCard';
import { barsOf } from './bars';
import { minutesOf, shownHours, workOf } from './days';
import { GridFrame, HEAD, PersonRow } from './GridFrame';
import { type Attendee, type Calendar, offReason } from './use-calendar';
import { type Minute, useMinute } from './use-minute';
import type { Refusals } from './use-refusals';

interface DayGridProps {
  day: string;
  calendar: Calendar;
  appointments: readonly Appointment[];
  refusals: Refusals;
}

/** Width of an hour, in pixels; the user drags appointments in steps of a quarter of it. */
export const HOUR_WIDTH = 72;
const LANE_HEIGHT = 72;
/** Minutes whose width holds the words of a short appointment. */
const LEAST_MINUTES = 80;

const widthOf = (minutes: number) => (minutes / 60) * HOUR_WIDTH;
/** The position of a time on the scale, in pixels from its first hour. */
const placeOf = (time: string, from: number) => widthOf(minutesOf(time) - from * 60);

/** A row for each person, on a scale of hours. */
export function DayGrid({ day, calendar, appointments, refusals }: DayGridProps) {
  const { people, settings } = calendar;
  const now = useMinute();
  const work = workOf(settings);
  const own = appointments.filter(({ date }) => date === day);
  const hours = shownHours(work, own);
  const width = (hours.to - hours.from) * HOUR_WIDTH;
  const first = own.map(({ startTime }) => startTime).sort()[0];
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  // A day begins with its first appointment in sight; a board that shows it already keeps its scroll position.
  useLayoutEffect(() => {
    if (!board.current || !first || shown.current === day) return;
    shown.current = day;
    const offset = placeOf(first, hours.from);
    const isSeen = board.current.scrollWidth - width + offset + HOUR_WIDTH <= board.current.clientWidth;
    if (!isSeen) board.current.scrollLeft = offset - HOUR_WIDTH / 2;
  }, [day, first, hours.from, width]);
  return (
    <GridFrame
      ref={board}
      columns="1fr"
      minWidth="max-content"
      heads={
        <Box role="columnheader" sx={{ ...HEAD, display: 'flex', width, borderLeft: 0 }}>
          {Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index).map((hour) => (
            <Box
              key={hour}
              className="tabular"
              sx={{ width: HOUR_WIDTH, p: 0.5, borderLeft: 1, borderColor: 'divider', typography: 'caption' }}
            >
              {`${String(hour).padStart(2, '0')}:00`}
            </Box>
          ))}
        </Box>
      }
    >
      {people.map((person) => (
        <PersonRow key={person.id} person={person} refusal={refusals.get(person.id)}>
          <Hours
            person={person}
            day={day}
            now={now}
            hours={hours}
            work={work}
            off={offReason(calendar, person, day)}
            appointments={own.filter((appointment) => appointment.person === person.id)}
          />
        </PersonRow>
      ))}
    </GridFrame>
  );
}

interface HoursProps {
  person: Attendee;
  day: string;
  now: Minute;
  /** The first hour of the scale, and the hour at which it ends. */
  hours: { from: number; to: number };
  work: { start: string; end: string };
  /** The reason why the person does not work on that day. */
  off: string | undefined;
  appointments: readonly Appointment[];
}

function Hours({ person, day, now, hours: { from, to }, work, off, appointments }: HoursProps) {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: `${person.id}/${day}`, data: { person: person.id, date: day } });
  const { bars, lanes } = barsOf(appointments, LEAST_MINUTES, to * 60);
  const left = (minute: number) => widthOf(minute - from * 60);
  const isNow = now.date === day && now.minute >= from * 60 && now.minute < to * 60;
  return (
    <Box
      ref={setNodeRef}
      role="gridcell"
      aria-label={person.name}
      data-day={day}
      data-person={person.id}
      sx={{
        position: 'relative',
        width: (to - from) * HOUR_WIDTH,
        minHeight: lanes * LANE_HEIGHT,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isOver ? 'action.selected' : 'action.hover',
        backgroundImage: (theme) =>
          `repeating-linear-gradient(to right, ${theme.palette.divider} 0 1px, transparent 1px ${HOUR_WIDTH}px)`,
      }}
    >
      {!off && !isOver && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            left: placeOf(work.start, from),
            width: placeOf(work.end, from) - placeOf(work.start, from),
            bgcolor: 'background.paper',
            opacity: 0.7,
          }}
        />
      )}
      {off && (
        <Box
          sx={{
            position: 'absolute',
            left: 8,
            bottom: 4,
            fontSize: '0.75rem',
            color: 'text.secondary',
            fontStyle: 'italic',
          }}
        >
          {translate(off, { _: off })}
        </Box>
      )}
      {isNow && (
        <Box
          aria-hidden
          data-now
          sx={{ position: 'absolute', top: 0, bottom: 0, left: left(now.minute), width: 2, bgcolor: 'error.main' }}
        />
      )}
      {appointments.map((appointment, index) => {
        const { lane, start, end } = bars[index] as (typeof bars)[number];
        return (
          <Box
            key={appointment.id}
            sx={{
              position: 'absolute',
              left: left(start) + 1,
              top: lane * LANE_HEIGHT + 2,
              width: widthOf(end - start) - 2,
              height: LANE_HEIGHT - 4,
            }}
          >
            <AppointmentCard appointment={appointment} fills />
          </Box>
        );
      })}
    </Box>
  );
}
