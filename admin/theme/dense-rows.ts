import type { Theme } from '@mui/material/styles';

/** Height of a row and of the head above the rows, in pixels (design, List). */
export const ROW_HEIGHT = 36;

/**
 * A text of a cell on one line. Its column asks for the room of the whole text and gives up of it as far as the table has
 * none, so that no text is cut beside empty space.
 */
export const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  whiteSpace: 'normal',
  wordBreak: 'break-all',
} as const;

/** Rows of one line under a head that stands still; what is wider than its frame can be seen to scroll. */
export const denseRows = (theme: Theme) => ({
  '& .RaDataTable-thead .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 1 },
  '& .MuiTableCell-root': {
    height: ROW_HEIGHT,
    lineHeight: 1.3,
    py: 0,
    px: 0.75,
    maxWidth: theme.spacing(28),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Drawn by ourselves, since some systems hide scrollbars until one scrolls.
  '& ::-webkit-scrollbar': { width: 10, height: 10 },
  '& ::-webkit-scrollbar-thumb': { backgroundColor: theme.palette.lineStrong, borderRadius: 5 },
});
