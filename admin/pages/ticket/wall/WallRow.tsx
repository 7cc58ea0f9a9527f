import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box, Link, Stack, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { urgencyOf } from '../../../providers/format';
import { useFormat } from '../../../providers/use-format';
import { ticketAddress } from '../model/ticket';
import type { NextDeadline } from './use-deadlines';

const icons = { overdue: ErrorOutlineOutlined, warning: HourglassBottomOutlined, onTime: ScheduleOutlined };
const MINUTE = 60_000;
/** Minutes of a day. */
const DAY = 1_440;

/**
 * A ticket on the wall: remaining time, clock, customer and responsible person; urgency is shown by words and by
 * colour.
 */
export function WallRow({ ticket, now }: { ticket: NextDeadline; now: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const { identifier, title, customer, group, responsible, target, clock } = ticket;
  const urgency = urgencyOf(target, now);
  const tone = palette.deadline[urgency];
  const Icon = icons[urgency];
  const minutes = Math.floor(Math.abs(Date.parse(target) - now) / MINUTE);
  // For a deadline days away, minutes are noise.
  const left = minutes < DAY ? minutes : minutes - (minutes % 60);
  const people = [customer, group, responsible].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(380px, 28%) 1fr' },
        columnGap: 3,
        alignItems: 'center',
        px: { xs: 1.5, md: 3 },
        py: { xs: 1, md: 1.5 },
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: 6,
        borderLeftColor: tone.text,
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', color: tone.text }}>
        <Icon aria-hidden sx={{ fontSize: { xs: 24, md: 36 } }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            className="tabular"
            sx={{
              fontSize: { xs: '1.25rem', md: '1.75rem' },
              lineHeight: 1.2,
              fontWeight: 'fontWeightMedium',
              whiteSpace: 'nowrap',
            }}
          >
            {urgency === 'overdue' && '−'}
            {format.duration(left)}
          </Typography>
          <Typography variant="body2">
            {translate(`wall.urgency.${urgency}`)} · {translate(`enums.slaClock.${clock}`)} · {format.moment(target)}
          </Typography>
        </Box>
      </Stack>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={ticketAddress(ticket.id)}
          color="inherit"
          underline="hover"
          sx={{
            display: 'block',
            fontSize: { xs: '1rem', md: '1.375rem' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: { md: 'nowrap' },
          }}
        >
          {title || identifier}
        </Link>
        <Typography color="text.secondary" noWrap sx={{ fontSize: { md: '1.0625rem' } }}>
          <span className="tabular">{identifier}</span>
          {people && ` · ${people}`}
        </Typography>
      </Box>
    </Box>
  );
}
