import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface DayCellProps {
  person: string;
  date: string;
  /** Nobody works that day. */
  isFree: boolean;
  isAway: boolean;
  label: string;
  children?: ReactNode;
}

/** A day of somebody: what they have then, and whether they are away; takes appointments that are put there. */
export function DayCell({ person, date, isFree, isAway, label, children }: DayCellProps) {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: `${person}/${date}`, data: { person, date } });
  return (
    <Box
      ref={setNodeRef}
      role="gridcell"
      aria-label={label}
      data-day={date}
      data-person={person}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minWidth: 0,
        minHeight: (theme) => theme.spacing(8),
        p: 0.5,
        borderLeft: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isOver ? 'action.selected' : isFree || isAway ? 'action.hover' : undefined,
        outline: isOver ? '2px solid' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      {isAway && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', fontStyle: 'italic' }}>
          {translate('calendar.away')}
        </Box>
      )}
      {children}
    </Box>
  );
}
