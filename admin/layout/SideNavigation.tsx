import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import { ResourceIcon } from '../components/ResourceIcon';
import { useApplication } from '../providers/application';
import { activeItem, navigationFor } from './navigation';

/** Props of the side navigation. */
interface SideNavigationProps {
  /** Icons only, with the names in tooltips. */
  narrow?: boolean;
  onNavigate?: () => void;
}

/** The screens that the user may open. */
export function SideNavigation({ narrow = false, onNavigate }: SideNavigationProps) {
  const translate = useTranslate();
  const { me, models } = useApplication();
  const { pathname } = useLocation();
  const items = navigationFor(me, models);
  const active = activeItem(pathname, items);
  return (
    <List component="nav" aria-label={translate('app.navigation')} dense sx={{ p: 1 }}>
      {items.map(({ to, label, icon }) => {
        const name = translate(label, { smart_count: 2 });
        return (
          <ListItem key={to} disablePadding component="div">
            <Tooltip title={narrow ? name : ''} placement="right">
              <ListItemButton
                component={NavLink}
                to={to}
                onClick={onNavigate}
                selected={to === active}
                aria-label={narrow ? name : undefined}
                aria-current={to === active ? 'page' : undefined}
                sx={{
                  borderRadius: 1,
                  minHeight: 36,
                  mb: 0.25,
                  px: 1.25,
                  color: to === active ? 'primary.main' : 'text.primary',
                }}
              >
                <ListItemIcon sx={{ color: 'inherit' }}>
                  <ResourceIcon name={icon} fontSize="small" />
                </ListItemIcon>
                {!narrow && <ListItemText primary={name} slotProps={{ primary: { noWrap: true, fontWeight: 500 } }} />}
              </ListItemButton>
            </Tooltip>
          </ListItem>
        );
      })}
    </List>
  );
}
