import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Two columns, what needs the user now first; below each other on small screens. */
export function Columns({ now, then }: { now: ReactNode; then: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {now}
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {then}
      </Stack>
    </Box>
  );
}
