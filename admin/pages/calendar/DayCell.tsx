import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface DayCellProps {
  person: string;
  date: string;
  /** The reason why the person does not work on that day. */
  off: string | undefined;
  isAway: boolean;
  label: string;
  children?: ReactNode;
}

/** The day of a person with its appointments and absence; the user drops appointments into it. */
export function DayCell({ person, date, off, isAway, label, children }: DayCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${person}/${date}`, data: { person, date } });
  return (
    <Box
      ref={setNodeRef}
      role="gridcell"
      aria-label={label}
      title={off}
      data-day={date}
      data-person={person}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minWidth: 0,
        p: 0.5,
        borderLeft: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isOver ? 'action.selected' : off ? 'action.hover' : undefined,
        outline: isOver ? '2px solid' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      {isAway && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', fontStyle: 'italic' }}>{off}</Box>}
      {children}
    </Box>
  );
}
