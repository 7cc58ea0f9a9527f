import { useDraggable } from '@dnd-kit/core';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Box, Link, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Appointment } from '../ticket/appointments/appointment';

/** The number of the ticket that an appointment belongs to. */
const ticketOf = ({ _embedded }: Appointment) => String(_embedded?.ticket?.title ?? '');

/** Address of an appointment: the part of its ticket's page. */
export const addressOf = ({ ticket }: Pick<Appointment, 'ticket'>) => `/issue/${ticket}?part=appointments`;

/** What a finger holds is taken, and neither marked as text nor offered a menu. */
export const HELD = { touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none' } as const;

interface AppointmentCardProps {
  appointment: Appointment;
  /** It takes all of its place, which says how long it lasts; what is narrow tells its beginning alone. */
  fills?: 'wide' | 'narrow';
}

/** An appointment to be taken and put elsewhere: by mouse, by touch after a moment, or with Space and the arrow keys. */
export function AppointmentCard({ appointment, fills }: AppointmentCardProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { id, title, startTime, endTime, state, can } = appointment;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id,
    data: { appointment },
    disabled: !can.edit,
  });
  const isConfirmed = state === 'CONFIRMED';
  const tone = isConfirmed ? palette.state.ORDER_COMPLETED : palette.state.PENDING;
  const time = `${startTime}–${endTime}`;
  return (
    <Box
      ref={setNodeRef}
      {...listeners}
      data-appointment={id}
      title={`${time} ${title}`}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 'tooltip' : undefined,
        height: fills ? '100%' : undefined,
        flexShrink: 0,
        px: fills === 'narrow' ? 0.5 : 0.75,
        py: 0.25,
        borderRadius: 0.75,
        border: '1px solid',
        borderColor: tone.border,
        bgcolor: tone.main,
        color: tone.text,
        fontSize: '0.75rem',
        lineHeight: 1.35,
        overflow: 'hidden',
        cursor: can.edit ? 'grab' : 'default',
        ...(can.edit && HELD),
        opacity: isDragging ? 0.85 : 1,
        boxShadow: isDragging ? 6 : 0,
      }}
    >
      <Box
        ref={setActivatorNodeRef}
        {...attributes}
        aria-roledescription={translate('calendar.draggable')}
        aria-label={[time, title, ticketOf(appointment), translate(`enums.appointmentState.${state}`)].join(', ')}
        sx={{ borderRadius: 0.5, '&:focus-visible': { outlineOffset: -2 } }}
      >
        <Box sx={{ fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {fills === 'narrow' ? startTime : time}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {isConfirmed && <EventAvailableOutlined aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />}
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {title}
          </Box>
        </Box>
      </Box>
      <Link
        component={RouterLink}
        to={addressOf(appointment)}
        color="inherit"
        // A click follows the link; whoever pulls takes the card.
        onPointerDown={(event) => event.stopPropagation()}
        noWrap
        sx={{ display: 'block', fontSize: '0.6875rem', lineHeight: '24px', letterSpacing: '-0.02em' }}
      >
        {ticketOf(appointment)}
      </Link>
    </Box>
  );
}
