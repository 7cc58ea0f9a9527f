import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MenuButton } from '../components/MenuButton';
import { PersonAvatar } from '../components/PersonAvatar';
import { openShortcuts } from '../components/shortcuts';
import { useApplication } from '../providers/application';

/** The menu of the user: profile, other tenants, shortcuts, sign out. */
export function UserMenu() {
  const translate = useTranslate();
  const { me, session } = useApplication();
  return (
    <MenuButton label={translate('app.userMenu', { name: me.name })} icon={<PersonAvatar name={me.name} />}>
      {(close) => [
        <MenuItem key="profile" component={Link} to="/profile" onClick={close}>
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={translate('app.nav.profile')} secondary={me.name} />
        </MenuItem>,
        <MenuItem
          key="shortcuts"
          onClick={() => {
            close();
            openShortcuts();
          }}
        >
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          {translate('app.shortcuts.title')}
        </MenuItem>,
        ...me.tenants
          .filter((tenant) => tenant !== me.tenant)
          .map((tenant) => (
            <MenuItem key={`tenant-${tenant}`} onClick={() => session.switchTenant(tenant)}>
              <ListItemIcon>
                <SwapHorizOutlined fontSize="small" />
              </ListItemIcon>
              {translate('app.switchTenant', { tenant })}
            </MenuItem>
          )),
        <Divider key="line" component="li" />,
        <MenuItem key="out" component={Link} to="/sign-out" onClick={close}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
