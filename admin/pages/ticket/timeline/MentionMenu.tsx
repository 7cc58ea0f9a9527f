import { MenuItem, MenuList, Paper, Popper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonAvatar } from '../../../components/PersonAvatar';
import type { Colleague } from './use-mentions';

interface MentionMenuProps {
  id: string;
  isOpen: boolean;
  anchor: HTMLElement | null;
  colleagues: readonly Colleague[];
  /** Index of the colleague that Enter inserts. */
  active: number;
  onChoose: (colleague: Colleague) => void;
}

/** The menu of colleagues behind an @; the focus stays in the text. */
export function MentionMenu({ id, isOpen, anchor, colleagues, active, onChoose }: MentionMenuProps) {
  const translate = useTranslate();
  if (!isOpen) return null;
  return (
    <Popper open anchorEl={anchor} placement="top-start" sx={{ zIndex: 'modal' }}>
      <Paper variant="outlined">
        <MenuList id={id} dense role="listbox" aria-label={translate('notifications.mention.list')} tabIndex={-1}>
          {colleagues.map((colleague, place) => (
            <MenuItem
              key={colleague.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              selected={place === active}
              tabIndex={-1}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(colleague)}
              sx={{ gap: 1 }}
            >
              <PersonAvatar name={colleague.name} />
              {colleague.name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
}
