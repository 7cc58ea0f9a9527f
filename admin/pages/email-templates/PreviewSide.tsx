import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface PreviewSideProps {
  children: ReactNode;
  /** Content that stays in sight beside the children on a wide screen, and follows them on a narrow one. */
  side: ReactNode;
}

/** An editor with its preview beside it. */
export function PreviewSide({ children, side }: PreviewSideProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box
        sx={(theme) => ({
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          alignSelf: 'start',
          [theme.breakpoints.up('lg')]: {
            position: 'sticky',
            top: theme.spacing(8),
            height: `calc(100vh - ${theme.spacing(18)})`,
            minHeight: theme.spacing(60),
          },
        })}
      >
        {side}
      </Box>
    </Box>
  );
}
