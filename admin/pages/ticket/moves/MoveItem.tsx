import { ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StateChip } from '../../../theme/chips';
import type { Move } from '../model/move';
import { useUnmetText } from './use-unmet-text';

/** A move in the menu, with the state it leads to or what it still lacks. */
export function MoveItem({ move, onChoose }: { move: Move; onChoose: () => void }) {
  const translate = useTranslate();
  const textOf = useUnmetText();
  const missing = move.unmet.map(textOf).join(' · ');
  return (
    <MenuItem onClick={onChoose} sx={{ gap: 2 }}>
      <ListItemText
        primary={translate(`enums.ticketAction.${move.action}`)}
        secondary={missing && translate('tickets.move.missing', { what: missing })}
        slotProps={{
          primary: { color: move.allowed ? 'text.primary' : 'text.secondary' },
          secondary: { variant: 'caption', sx: { whiteSpace: 'normal' } },
        }}
      />
      <StateChip state={move.to} />
    </MenuItem>
  );
}
