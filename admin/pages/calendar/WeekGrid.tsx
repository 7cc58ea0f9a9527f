import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import type { Appointment } from '../ticket/appointments/appointment';
import { AppointmentCard } from './AppointmentCard';
import { DayCell } from './DayCell';
import { minutesOf } from './days';
import { GridFrame, HEAD, PersonRow } from './GridFrame';
import { type Calendar, offReason } from './use-calendar';
import { useMinute } from './use-minute';
import type { Refusals } from './use-refusals';

interface WeekGridProps {
  days: readonly string[];
  calendar: Calendar;
  appointments: readonly Appointment[];
  refusals: Refusals;
}

const nameWidth = 112;
const dayWidth = 112;

/** A row for each person, a column for each day. */
export function WeekGrid({ days, calendar, appointments, refusals }: WeekGridProps) {
  const translate = useTranslate();
  const format = useFormat();
  const now = useMinute();
  return (
    <GridFrame
      columns={`repeat(${days.length}, minmax(0, 1fr))`}
      minWidth={nameWidth + days.length * dayWidth}
      heads={days.map((day) => (
        <ColumnHead
          key={day}
          day={day}
          isToday={day === now.date}
          note={calendar.holidays.find((holiday) => holiday.day === day)?.name}
        />
      ))}
    >
      {calendar.people.map((person) => (
        <PersonRow key={person.id} person={person} refusal={refusals.get(person.id)}>
          {days.map((day) => {
            const reason = offReason(calendar, person, day);
            const off = reason && translate(reason, { _: reason });
            const own = appointments.filter(
              (appointment) => appointment.person === person.id && appointment.date === day,
            );
            const next = own.find(({ endTime }) => minutesOf(endTime) > now.minute);
            return (
              <DayCell
                key={day}
                person={person.id}
                date={day}
                off={off}
                isAway={reason === 'calendar.away'}
                label={[person.name, format.longDay(day), off].filter(Boolean).join(', ')}
              >
                {own.map((appointment) => (
                  <Fragment key={appointment.id}>
                    {day === now.date && appointment === next && <NowLine />}
                    <AppointmentCard appointment={appointment} />
                  </Fragment>
                ))}
                {day === now.date && !next && <NowLine />}
              </DayCell>
            );
          })}
        </PersonRow>
      ))}
    </GridFrame>
  );
}

/** The present moment as a line between past and coming appointments of today. */
const NowLine = () => (
  <Box aria-hidden data-now sx={{ flexShrink: 0, height: 2, borderRadius: 1, bgcolor: 'error.main' }} />
);

function ColumnHead({ day, isToday, note }: { day: string; isToday: boolean; note?: string | undefined }) {
  const locale = useLocale();
  const date = new Date(`${day}T00:00:00Z`);
  const words = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(date);
  return (
    <Box role="columnheader" sx={{ ...HEAD, p: 1, minWidth: 0 }}>
      <Typography
        variant="body2"
        aria-current={isToday ? 'date' : undefined}
        sx={{
          fontWeight: isToday ? 'fontWeightBold' : 'fontWeightMedium',
          color: isToday ? 'primary.main' : undefined,
        }}
      >
        {words}
      </Typography>
      {note && (
        <Typography variant="caption" color="text.secondary" noWrap title={note} component="div">
          {note}
        </Typography>
      )}
    </Box>
  );
}
