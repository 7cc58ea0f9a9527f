import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { Unmet } from '../model/move';
import { useMissingPlace } from './use-missing-place';
import { useUnmetText } from './use-unmet-text';

interface MissingItemProps {
  unmet: Unmet;
  /** Called before the place is opened. */
  onLeave: () => void;
}

/** Something that a move lacks; a click leads to where it is filled in. */
export function MissingItem({ unmet, onLeave }: MissingItemProps) {
  const text = useUnmetText()(unmet);
  const lead = useMissingPlace(unmet);
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
