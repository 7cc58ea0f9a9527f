import { ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StateChip } from '../../../theme/chips';
import type { Transition } from '../model/transition';
import { GapSentences } from './GapSentences';

/** A transition in the menu, with its target state and its unmet conditions. */
export function TransitionItem({ transition, onChoose }: { transition: Transition; onChoose: () => void }) {
  const translate = useTranslate();
  return (
    <MenuItem onClick={onChoose} sx={{ gap: 2 }}>
      <ListItemText
        primary={translate(`enums.ticketAction.${transition.action}`)}
        secondary={transition.unmet.length > 0 && <GapSentences transition={transition} />}
        slotProps={{
          primary: { color: transition.allowed ? 'text.primary' : 'text.secondary' },
          secondary: { variant: 'caption', sx: { whiteSpace: 'normal' } },
        }}
      />
      <StateChip state={transition.to} />
    </MenuItem>
  );
}
