import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Button } from '@mui/material';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { ListContextProvider, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useCalmRows } from './use-calm-rows';

/** Where the rows of a list are: in a table, or as cards on a phone. */
const ROWS = 'tbody tr, .MuiCard-root, li';
/** Nothing moves away under a hand that is there; who goes to press the button finds it. */
const IN_USE = `${ROWS}, [role="status"] button`;

/**
 * Keeps a list calm while others change its rows: what has changed stands out for a moment, and as long as the pointer or
 * the keyboard is among the rows nothing moves away under them; new rows wait behind a button or until the hand is gone.
 */
export function CalmList({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const list = useListContext();
  const [isInUse, setInUse] = useState(false);
  const { rows, waiting, flashing, showAll } = useCalmRows(isInUse);
  // The lists beside the page are rows too, but of no record.
  const isPlace = (target: EventTarget) =>
    target instanceof Element && target.closest(IN_USE) !== null && target.closest('nav') === null;
  return (
    <Box
      sx={[{ display: 'contents' }, flash(flashing)] as SxProps<Theme>}
      onPointerMove={({ pointerType, target }) => pointerType === 'mouse' && setInUse(isPlace(target))}
      onPointerLeave={() => setInUse(false)}
      onFocus={({ target }) => isPlace(target) && setInUse(true)}
      onBlur={({ relatedTarget }) => !(relatedTarget && isPlace(relatedTarget)) && setInUse(false)}
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

/** The rows are found by the link to their record that each of them has. */
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
