import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { ListItemIcon, MenuItem, type SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MenuButton } from './MenuButton';

/** One action on a record. */
export interface MenuAction {
  /** Locale key of the label, or the label itself. */
  text: string;
  Icon: ComponentType<SvgIconProps>;
  /** Whether the user may run the action now; true if left out. */
  offered?: boolean;
  choose: () => unknown;
}

/** Props of a menu of actions. */
interface ActionsMenuProps {
  label: string;
  /** Icon of the button; three dots if left out. */
  icon?: ReactNode;
  actions: readonly MenuAction[];
}

/** Further actions on a record, behind one button. */
export function ActionsMenu({ label, icon, actions }: ActionsMenuProps) {
  const translate = useTranslate();
  return (
    <MenuButton label={label} icon={icon ?? <MoreVertOutlined fontSize="small" />}>
      {(hide) =>
        actions
          .filter(({ offered = true }) => offered)
          .map(({ text, Icon, choose }) => (
            <MenuItem
              key={text}
              onClick={() => {
                hide();
                void choose();
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(text, { _: text })}
            </MenuItem>
          ))
      }
    </MenuButton>
  );
}
