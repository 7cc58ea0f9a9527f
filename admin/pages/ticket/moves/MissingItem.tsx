import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { Unmet } from '../model/move';
import { usePropertyEditing } from '../properties/property-editing';
import { useUnmetText } from './use-unmet-text';

interface MissingItemProps {
  unmet: Unmet;
  /** Called before the field is opened. */
  onLeave: () => void;
}

/** Something that a move lacks; a field that may be filled opens its input. */
export function MissingItem({ unmet, onLeave }: MissingItemProps) {
  const text = useUnmetText()(unmet);
  const { canEdit, edit } = usePropertyEditing();
  const { field } = unmet;
  if (!field || !canEdit(field)) {
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
        setTimeout(() => edit(field));
      }}
    >
      <ListItemText primary={text} />
      <ArrowForwardOutlined fontSize="small" color="action" aria-hidden />
    </ListItemButton>
  );
}
