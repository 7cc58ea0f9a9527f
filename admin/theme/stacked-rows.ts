import type { SxProps, Theme } from '@mui/material/styles';

/** Hidden on screen, but present for screen readers. */
export const unseen = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
} as const;

/** A table whose rows are lines of text on a narrow screen, the first two cells beside each other. */
export const stackedRows: SxProps<Theme> = (theme) => ({
  '& td': { verticalAlign: 'top', py: 0.75, px: 1 },
  '& td:last-of-type': { overflowWrap: 'anywhere' },
  '& th': { px: 1 },
  [theme.breakpoints.down('md')]: {
    '& thead': unseen,
    '& tr': { display: 'block', height: 'auto', borderBottom: 1, borderColor: 'divider', py: 0.75 },
    '& td': { display: 'block', height: 'auto', border: 0, py: 0.125, px: 0 },
    '& td:nth-of-type(-n + 2)': { display: 'inline-block', mr: 1 },
  },
});
