import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Button } from '@mui/material';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { ListContextProvider, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useStableRows } from './use-stable-rows';

/** Selector of the rows of a list: in a table, or as cards on a phone. */
const ROWS = 'tbody tr, .MuiCard-root, li';
/** Rows stay put while the pointer is over them, or over the button that shows the new rows. */
const IN_USE = `${ROWS}, [role="status"] button`;

/**
 * Rows stay put while the pointer is over them or the focus is among them. Other users' changes are highlighted for a moment;
 * new rows wait behind a button until the pointer and the focus have left the list.
 */
export function StableList({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const list = useListContext();
  const [isInUse, setInUse] = useState(false);
  const { rows, waiting, flashing, showAll } = useStableRows(isInUse);
  // The links of the navigation match the selector as well.
  const isRow = (target: EventTarget) =>
    target instanceof Element && target.closest(IN_USE) !== null && target.closest('nav') === null;
  return (
    <Box
      sx={[{ display: 'contents' }, flash(flashing)] as SxProps<Theme>}
      onPointerMove={({ pointerType, target }) => pointerType === 'mouse' && setInUse(isRow(target))}
      onPointerLeave={() => setInUse(false)}
      onFocus={({ target }) => isRow(target) && setInUse(true)}
      onBlur={({ relatedTarget }) => !(relatedTarget && isRow(relatedTarget)) && setInUse(false)}
    >
      <ListContextProvider value={{ ...list, data: rows } as typeof list}>{children}</ListContextProvider>
      <Box
        role="status"
        sx={(theme) => ({
          position: 'fixed',
          bottom: theme.spacing(3),
          left: 0,
          right: 0,
          zIndex: 'fab',
          height: 0,
          textAlign: 'center',
        })}
      >
        {waiting > 0 && (
          <Button variant="contained" startIcon={<ArrowUpward />} onClick={showAll} sx={{ mt: -5 }}>
            {translate('live.newRows', { smart_count: waiting })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The selector finds each row by the link to its record. */
function flash(ids: readonly RaRecord['id'][]): SxProps<Theme> {
  if (ids.length === 0) return {};
  const links = ids.map((id) => `a[href*="${id}"]`).join(', ');
  return (theme) => ({
    [`& :is(${ROWS}):has(${links})`]: {
      animation: `${keyframes({ from: { backgroundColor: theme.palette.action.selected } })} 2.5s ease-out`,
      '@media (prefers-reduced-motion: reduce)': { animation: 'none', bgcolor: 'action.selected' },
    },
  });
}
