import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { Unmet } from '../model/transition';
import { useGapPlaces } from './use-gap-places';
import { useGapText } from './use-gap-text';

interface MissingItemProps {
  gap: Unmet;
  /** Called before the place is opened. */
  onLeave: () => void;
}

/** Something that a transition lacks; a click leads to where it is filled in. */
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
        // The dialog gives the focus back as it closes; the input takes it after that.
        setTimeout(lead);
      }}
    >
      <ListItemText primary={text} />
      <ArrowForwardOutlined fontSize="small" color="action" aria-hidden />
    </ListItemButton>
  );
}
