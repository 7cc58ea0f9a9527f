import { Box } from '@mui/material';
import type { Segment } from './week-plan';

/** Hours at which the track has a mark. */
const marks = [6, 12, 18];

const percent = (part: number) => `${part * 100}%`;

/** A day from midnight to midnight with its covered segments; the times beside it state the same in words. */
export function DayTrack({ segments }: { segments: readonly Segment[] }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: (theme) => theme.spacing(1.5),
        borderRadius: 0.5,
        bgcolor: 'action.hover',
        overflow: 'hidden',
      }}
    >
      {segments.map(({ from, to, carried }) => (
        <Box
          key={`${from}-${to}`}
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: percent(from),
            width: percent(to - from),
            bgcolor: 'primary.main',
            opacity: carried ? 0.5 : 0.9,
          }}
        />
      ))}
      {marks.map((hour) => (
        <Box
          key={hour}
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: percent(hour / 24),
            borderLeft: 1,
            borderColor: 'divider',
          }}
        />
      ))}
    </Box>
  );
}
