import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../ticket/appointments/appointment';
import { AppointmentCard } from './AppointmentCard';
import { type Calendar, offReason } from './use-calendar';

interface DayListProps {
  day: string;
  calendar: Calendar;
  appointments: readonly Appointment[];
}

/** The day of each person as a list, for a phone. */
export function DayList({ day, calendar, appointments }: DayListProps) {
  const translate = useTranslate();
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {calendar.people.map((person) => {
        const own = appointments.filter((appointment) => appointment.person === person.id && appointment.date === day);
        const off = offReason(calendar, person, day);
        return (
          <Box key={person.id} component="li">
            <Typography variant="subtitle2" component="h3">
              {person.name}
            </Typography>
            {(off || own.length === 0) && (
              <Typography variant="body2" color="text.secondary">
                {off ? translate(off, { _: off }) : translate('calendar.free')}
              </Typography>
            )}
            <Stack spacing={0.5} sx={{ mt: 0.5 }}>
              {own.map((appointment) => (
                <AppointmentCard key={appointment.id} appointment={appointment} isFixed />
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
