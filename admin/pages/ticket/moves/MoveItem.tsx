import { ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StateChip } from '../../../theme/chips';
import type { Move } from '../model/move';
import { GapSentences } from './GapSentences';

/** A move in the menu, with the state it leads to and, where it cannot be made yet, why not. */
export function MoveItem({ move, onChoose }: { move: Move; onChoose: () => void }) {
  const translate = useTranslate();
  return (
    <MenuItem onClick={onChoose} sx={{ gap: 2 }}>
      <ListItemText
        primary={translate(`enums.ticketAction.${move.action}`)}
        secondary={move.unmet.length > 0 && <GapSentences move={move} />}
        slotProps={{
          primary: { color: move.allowed ? 'text.primary' : 'text.secondary' },
          secondary: { variant: 'caption', sx: { whiteSpace: 'normal' } },
        }}
      />
      <StateChip state={move.to} />
    </MenuItem>
  );
}
