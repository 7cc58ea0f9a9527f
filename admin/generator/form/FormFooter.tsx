import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ ⏎' : 'Ctrl ⏎';

/** The buttons at the bottom of a form, always in reach, with the shortcut that saves. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 3,
        py: 1.5,
        // The rows of the form pass below it.
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
      <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}>
        {shortcut}
      </Typography>
    </Box>
  );
}
