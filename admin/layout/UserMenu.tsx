import CheckOutlined from '@mui/icons-material/CheckOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { Box, Divider, ListItemIcon, ListSubheader, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useApplication } from '../providers/application';
import { MenuButton } from './MenuButton';
import { PersonAvatar } from './PersonAvatar';
import { openShortcuts } from './shortcuts';

/** The user's own menu: profile, other tenants, shortcuts, sign out. */
export function UserMenu() {
  const translate = useTranslate();
  const { me, session } = useApplication();
  return (
    <MenuButton label={translate('app.userMenu', { name: me.name })} icon={<PersonAvatar name={me.name} />}>
      {(close) => [
        <Box key="who" component="li" role="none" sx={{ px: 2, py: 1 }}>
          <Typography variant="subtitle2">{me.name}</Typography>
          <Typography variant="caption" color="text.secondary">
            {me.username}
          </Typography>
        </Box>,
        <Divider key="line" component="li" />,
        <MenuItem key="profile" component={Link} to="/profile" onClick={close}>
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          {translate('app.nav.profile')}
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
        ...(me.tenants.length > 1
          ? tenantItems(me.tenants, me.tenant, session.switchTenant, translate('app.tenant'))
          : []),
        <Divider key="line2" component="li" />,
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

function tenantItems(
  tenants: string[],
  present: string | null | undefined,
  onSwitch: (tenant: string) => void,
  title: string,
) {
  return [
    <ListSubheader key="tenants" role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
      {title}
    </ListSubheader>,
    ...tenants.map((tenant) => (
      <MenuItem
        key={`tenant-${tenant}`}
        role="menuitemradio"
        aria-checked={tenant === present}
        selected={tenant === present}
        onClick={() => tenant !== present && onSwitch(tenant)}
      >
        <ListItemIcon>
          {tenant === present ? <CheckOutlined fontSize="small" /> : <SwapHorizOutlined fontSize="small" />}
        </ListItemIcon>
        {tenant}
      </MenuItem>
    )),
  ];
}
