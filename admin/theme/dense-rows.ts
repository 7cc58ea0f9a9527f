import type { Theme } from '@mui/material/styles';

/** Height of a row and of the head above the rows, in pixels (design, List). */
export const ROW_HEIGHT = 36;

/**
 * A text of a cell on one line. Its column takes the width of the whole text and shrinks if the table has too little,
 * so that no text is cut beside empty space.
 */
export const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  whiteSpace: 'normal',
  wordBreak: 'break-all',
} as const;

/** The row with the keyboard cursor, and the focus of rows that are scrolled into view below a fixed head. */
export const cursorRows = (theme: Theme) => ({
  '& .MuiTableRow-root[data-active]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
  '& .MuiTableRow-root[data-record]': { scrollMarginTop: ROW_HEIGHT },
  '& .MuiTableRow-root[data-record]:focus-visible': { outline: `2px solid ${theme.palette.focus}`, outlineOffset: -2 },
});

/** Rows of a single line below a fixed head; scrollbars show that content is wider than its frame. */
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
  // Custom scrollbars, since some systems hide scrollbars until the user scrolls.
  '& ::-webkit-scrollbar': { width: 10, height: 10 },
  '& ::-webkit-scrollbar-thumb': { backgroundColor: theme.palette.lineStrong, borderRadius: 5 },
});
