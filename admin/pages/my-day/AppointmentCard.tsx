import { CardActionArea, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { StateChip } from '../../theme/chips';
import type { Appointment } from '../ticket/appointments/appointment';
import { SiteLinks } from './SiteLinks';
import { siteOf } from './site';
import type { FieldOrder } from './use-day';

interface AppointmentCardProps {
  appointment: Appointment;
  order: FieldOrder | undefined;
  /** Whether the order is still being loaded. */
  isLoading: boolean;
}

/** An appointment of the day: time, title, customer and site; a tap opens the order. */
export function AppointmentCard({ appointment, order, isLoading }: AppointmentCardProps) {
  const site = order && siteOf(order);
  const customer = order?.ticket._embedded?.customer?.title;
  return (
    <Paper component="li" variant="outlined">
      <CardActionArea
        component={Link}
        to={`/my-day/${encodeURIComponent(appointment.ticket)}`}
        sx={{ p: 2, minHeight: 56 }}
      >
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {`${appointment.startTime}–${appointment.endTime}`}
          </Typography>
          {order ? (
            <StateChip state={order.ticket.state} />
          ) : (
            isLoading && <Skeleton variant="rounded" width={96} height={24} />
          )}
        </Stack>
        <Typography sx={{ mt: 0.5, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {appointment.title}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {order
            ? [typeof customer === 'string' ? customer : '', site?.name, site?.address].filter(Boolean).join(', ')
            : [appointment.customer, appointment.place].filter(Boolean).join(', ')}
        </Typography>
      </CardActionArea>
      {isLoading && <Skeleton variant="rounded" sx={{ mx: 2, mb: 2, height: (theme) => theme.spacing(7) }} />}
      {site && (site.map || site.phone) && (
        <Stack sx={{ px: 2, pb: 2 }}>
          <SiteLinks {...site} />
        </Stack>
      )}
    </Paper>
  );
}
