import { Box, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { PersonAvatar } from '../../components/PersonAvatar';
import type { Attendee } from './use-calendar';

/** A column head that stays in sight while the rows scroll below it. */
export const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
} as const;
const BESIDE = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

interface GridFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** The columns after the column of names, as CSS. */
  columns: string;
  minWidth: number | string;
  heads: ReactNode;
  /** A row for each person. */
  children: ReactNode;
}

/** A grid of people that fills its container: heads and names stay in sight while the rest scrolls. */
export function GridFrame({ ref, columns, minWidth, heads, children }: GridFrameProps) {
  const translate = useTranslate();
  return (
    <Box
      ref={ref}
      // A day without appointments is scrolled by keys all the same.
      tabIndex={0}
      sx={{
        overflow: 'auto',
        minHeight: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        role="grid"
        aria-label={translate('calendar.title')}
        sx={{
          display: 'grid',
          minWidth,
          minHeight: '100%',
          gridTemplateColumns: { xs: `112px ${columns}`, md: `152px ${columns}` },
          gridTemplateRows: 'auto',
          gridAutoRows: 'minmax(min-content, 1fr)',
        }}
      >
        <Box role="row" sx={{ display: 'contents' }}>
          <Box
            role="columnheader"
            aria-label={translate('resources.appointments.fields.person')}
            sx={{ ...HEAD, ...BESIDE, zIndex: 3, borderLeft: 0 }}
          />
          {heads}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

interface PersonRowProps {
  person: Attendee;
  /** The reason why the person cannot come to the site of the dragged card. */
  refusal?: string | undefined;
  children: ReactNode;
}

/** The row of a person, dimmed and with the reason if they cannot come. */
export function PersonRow({ person, refusal, children }: PersonRowProps) {
  const translate = useTranslate();
  return (
    <Box
      role="row"
      aria-disabled={Boolean(refusal)}
      sx={{ display: 'contents', '& > [role=gridcell]': { opacity: refusal ? 0.4 : 1 } }}
    >
      <Box
        role="rowheader"
        sx={{
          ...BESIDE,
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          p: 1,
          // Space for a reason of two lines below the name, so that no row grows during a drag.
          minHeight: (theme) => theme.spacing(9),
          borderTop: 1,
          borderColor: 'divider',
          minWidth: 0,
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' }, opacity: refusal ? 0.4 : 1 }}>
          <PersonAvatar name={person.name} size={24} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap={Boolean(refusal)} sx={{ overflowWrap: 'anywhere' }}>
            {person.name}
          </Typography>
          {refusal && (
            <Typography variant="caption" component="div" color="text.secondary" sx={{ lineHeight: 1.25 }}>
              {translate(`enums.attendeeRefusal.${refusal}`)}
            </Typography>
          )}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
