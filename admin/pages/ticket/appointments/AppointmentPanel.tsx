import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Button, List, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Collapsible } from '../../../components/Collapsible';
import { LoadFailure } from '../../../components/LoadFailure';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { AppointmentDialog } from './AppointmentDialog';
import { AppointmentItem } from './AppointmentItem';
import { type Appointment, byTime } from './appointment';
import { useAppointments, useAppointmentWrites } from './use-appointments';

/** The appointments of a ticket: future ones, a button to add one, and the past ones behind a click. */
export function AppointmentPanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const isCustomer = useIsCustomer();
  const { data: appointments, error, refetch } = useAppointments(id);
  const { add } = useAppointmentWrites(id);
  const [adding, setAdding] = useState(false);
  const { ahead, past } = byTime(appointments ?? [], new Date());
  return (
    <Stack component="section" aria-label={translate('tickets.appointment.title')} spacing={1}>
      {can.addAppointment && (
        <Button
          variant="outlined"
          startIcon={<EventOutlined />}
          onClick={() => setAdding(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('tickets.appointment.add')}
        </Button>
      )}
      {error && <LoadFailure what="appointments" error={error} onRetry={() => refetch()} />}
      {!appointments && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(9) }} />}
      {appointments?.length === 0 && (
        <Box sx={{ py: 1 }}>
          <Typography variant="body2">{translate('tickets.appointment.none')}</Typography>
          {(isCustomer || can.addAppointment) && (
            <Typography variant="body2" color="text.secondary">
              {translate(`tickets.appointment.${isCustomer ? 'noneForCustomer' : 'noneText'}`)}
            </Typography>
          )}
        </Box>
      )}
      <Appointments appointments={ahead} />
      {past.length > 0 && (
        <Collapsible label={translate('tickets.appointment.past', { smart_count: past.length })}>
          <Appointments appointments={past} />
        </Collapsible>
      )}
      {adding && <AppointmentDialog onSave={add} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function Appointments({ appointments }: { appointments: Appointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <List disablePadding>
      {appointments.map((appointment) => (
        <AppointmentItem key={appointment.id} appointment={appointment} />
      ))}
    </List>
  );
}
