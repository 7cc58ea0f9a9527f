import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { Unmet } from '../model/transition';
import { useGapPlaces } from './use-gap-places';
import { useGapText } from './use-gap-text';

interface MissingItemProps {
  gap: Unmet;
  /** Called before the input is opened. */
  onLeave: () => void;
}

/** An unmet condition of a transition; a click opens the input that meets it. */
export function MissingItem({ gap, onLeave }: MissingItemProps) {
  const text = useGapText()(gap);
  const lead = useGapPlaces()(gap);
  if (!lead) {
    return (
      <ListItem>
        <ListItemText primary={text} />
      </ListItem>
    );
  }
  return (
    <ListItemButton
      onClick={() => {
        onLeave();
        // The dialog returns the focus as it closes; the input takes it after that.
        setTimeout(lead);
      }}
    >
      <ListItemText primary={text} />
      <ArrowForwardOutlined fontSize="small" color="action" aria-hidden />
    </ListItemButton>
  );
}
