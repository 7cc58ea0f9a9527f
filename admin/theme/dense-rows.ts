import type { Theme } from '@mui/material/styles';

/**
 * Rows of one line, close enough for 25 on a screen of 900 px and looser where there is room (design, List), under a
 * head that stands still.
 */
export const denseRows = (theme: Theme) => ({
  '& .RaDataTable-thead .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 1 },
  '& .MuiTableCell-root': {
    height: theme.spacing(3.125),
    lineHeight: 1.3,
    py: 0,
    px: 0.75,
    maxWidth: theme.spacing(28),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media (min-height: 1160px)': { '& .MuiTableCell-root': { height: theme.spacing(4.5) } },
});
