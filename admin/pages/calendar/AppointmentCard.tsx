import { useDraggable } from '@dnd-kit/core';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Box, type Theme, useTheme } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Appointment } from '../ticket/appointments/appointment';
import { AppointmentPopover } from './AppointmentPopover';

/** Styles of a card that can be dragged by touch: a long press neither selects text nor opens the browser's menu. */
export const HELD = { touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none' } as const;

interface AppointmentCardProps {
  appointment: Appointment;
  /** The card fills its slot, whose size shows the duration of the appointment. */
  fills?: boolean;
  /** The card stands in a list and cannot be moved. */
  isFixed?: boolean;
}

const LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * An appointment with time, title and town. A click or Enter opens its details and actions; the user moves it by mouse,
 * by touch after a moment, or with Space and the arrow keys.
 */
export function AppointmentCard({ appointment, fills, isFixed = false }: AppointmentCardProps) {
  const translate = useTranslate();
  const { palette } = useTheme<Theme>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { id, title, startTime, endTime, state, place, can } = appointment;
  const disabled = isFixed || !can.edit;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: { appointment },
    disabled,
  });
  const isConfirmed = state === 'CONFIRMED';
  const tone = isConfirmed ? palette.state.ORDER_COMPLETED : palette.state.PENDING;
  const time = `${startTime}–${endTime}`;
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <Box
        ref={setNodeRef}
        {...listeners}
        onClick={(event) => setAnchor(event.currentTarget)}
        data-appointment={id}
        title={[time, title, place].filter(Boolean).join(' · ')}
        sx={{
          height: fills ? '100%' : undefined,
          flexShrink: 0,
          px: 0.75,
          py: 0.25,
          borderRadius: 0.75,
          border: '1px solid',
          borderColor: tone.border,
          bgcolor: tone.main,
          color: tone.text,
          fontSize: '0.75rem',
          lineHeight: 1.35,
          overflow: 'hidden',
          cursor: 'pointer',
          ...(!disabled && HELD),
          opacity: isDragging ? 0.4 : 1,
        }}
      >
        <Box
          ref={setActivatorNodeRef}
          {...attributes}
          aria-disabled={false}
          aria-haspopup="dialog"
          aria-roledescription={disabled ? undefined : translate('calendar.draggable')}
          aria-label={[time, title, place, translate(`enums.appointmentState.${state}`)].filter(Boolean).join(', ')}
          onKeyDown={openByKey}
          sx={{ borderRadius: 0.5, '&:focus-visible': { outlineOffset: -2 } }}
        >
          <Box sx={{ ...LINE, fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}>
            {isConfirmed && (
              <EventAvailableOutlined aria-hidden sx={{ fontSize: 14, mr: 0.5, verticalAlign: 'text-bottom' }} />
            )}
            {time}
          </Box>
          <Box sx={LINE}>{title}</Box>
          {place && <Box sx={LINE}>{place}</Box>}
        </Box>
      </Box>
      {anchor && <AppointmentPopover appointment={appointment} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
