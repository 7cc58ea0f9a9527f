import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { PersonAvatar } from '../../components/PersonAvatar';
import { today } from '../../model/local-time';
import { useFormat } from '../../providers/use-format';
import type { Appointment } from '../ticket/appointments/appointment';
import { AppointmentCard } from './AppointmentCard';
import { DayCell } from './DayCell';
import { weekdayOf } from './days';
import { type Attendee, type Calendar, isAway } from './use-calendar';

interface WeekGridProps {
  days: readonly string[];
  calendar: Calendar;
  appointments: readonly Appointment[];
}

const nameWidth = { xs: 112, md: 152 };
const dayWidth = 112;

/** A row for each person, a column for each day. */
export function WeekGrid({ days, calendar, appointments }: WeekGridProps) {
  const { people, holidays, settings } = calendar;
  const translate = useTranslate();
  const format = useFormat();
  const now = today();
  const holidayOn = (day: string) => holidays.find((one) => one.day === day);
  const isFree = (day: string) => !settings?.workingDays?.includes(weekdayOf(day)) || holidayOn(day) !== undefined;
  const columns = `repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box
        role="grid"
        aria-label={translate('calendar.title')}
        sx={{
          display: 'grid',
          minWidth: nameWidth.xs + days.length * dayWidth,
          gridTemplateColumns: { xs: `${nameWidth.xs}px ${columns}`, md: `${nameWidth.md}px ${columns}` },
        }}
      >
        <Box role="row" sx={{ display: 'contents' }}>
          <Box role="columnheader" aria-label={translate('resources.appointments.fields.person')} sx={sticky} />
          {days.map((day) => (
            <ColumnHead key={day} day={day} isToday={day === now} note={holidayOn(day)?.name} />
          ))}
        </Box>
        {people.map((person) => (
          <Box key={person.id} role="row" sx={{ display: 'contents' }}>
            <RowHead person={person} />
            {days.map((day) => (
              <DayCell
                key={day}
                person={person.id}
                date={day}
                isFree={isFree(day)}
                isAway={isAway(person, day)}
                label={`${person.name}, ${format.longDay(day)}`}
              >
                {appointments
                  .filter((one) => one.person === person.id && one.date === day)
                  .map((one) => (
                    <AppointmentCard key={one.id} appointment={one} />
                  ))}
              </DayCell>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const sticky = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** Who has the row. */
export function RowHead({ person }: { person: Attendee }) {
  return (
    <Box
      role="rowheader"
      sx={{
        ...sticky,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PersonAvatar name={person.name} size={24} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {person.name}
      </Typography>
    </Box>
  );
}

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
    <Box role="columnheader" sx={{ p: 1, borderLeft: 1, borderColor: 'divider', minWidth: 0 }}>
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
