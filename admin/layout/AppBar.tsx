import AddOutlined from '@mui/icons-material/AddOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import {
  Box,
  Button,
  IconButton,
  LinearProgress,
  AppBar as MuiAppBar,
  Toolbar,
  Tooltip,
  Typography,
} from '@mui/material';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ProductMark } from '../components/ProductMark';
import { useSmallScreen } from '../components/use-small-screen';
import { useCan, useMe } from '../providers/application';
import { AbsenceNotice } from './AbsenceNotice';
import { LanguageMenu } from './LanguageMenu';
import { LiveNotice } from './LiveNotice';
import { Bell } from './notifications/Bell';
import { OutboxButton } from './outbox/OutboxButton';
import { SearchField } from './SearchField';
import { BAR_HEIGHT } from './Sidebar';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';

const TenantMark = lazy(() => import('../pages/logo/TenantMark'));

/** The bar at the top: product and tenant, search, a new ticket, language, theme and the user's own menu. */
export function AppBar({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const translate = useTranslate();
  const small = useSmallScreen();
  const menuLabel = translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu');
  return (
    <MuiAppBar
      position="sticky"
      elevation={0}
      sx={{ bgcolor: 'background.paper', color: 'text.primary', borderBottom: 1, borderColor: 'line' }}
    >
      <Toolbar disableGutters variant="dense" sx={{ px: 1, gap: { xs: 0.5, sm: 1 }, minHeight: BAR_HEIGHT - 1 }}>
        <Tooltip title={menuLabel}>
          <IconButton size="small" onClick={onMenu} aria-label={menuLabel} aria-expanded={menuOpen} sx={{ mx: 0.5 }}>
            <MenuOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Product />
        <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' }, minWidth: 0 }}>
          <SearchField />
        </Box>
        <AbsenceNotice short={small} />
        <NewTicket short={small} />
        <LiveNotice />
        <OutboxButton />
        <Bell />
        <LanguageMenu />
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <ThemeMenu />
        </Box>
        <UserMenu />
      </Toolbar>
      <Progress />
    </MuiAppBar>
  );
}

function Product() {
  const { tenant, tenantName } = useMe();
  return (
    <Box
      component={Link}
      to="/dashboard"
      aria-label="Volta Service Desk"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'inherit', textDecoration: 'none', minWidth: 0 }}
    >
      <Suspense fallback={<ProductMark />}>
        <TenantMark />
      </Suspense>
      <Box sx={{ lineHeight: 1.15, display: { xs: 'none', sm: 'block' } }}>
        <Typography variant="subtitle2" component="span" noWrap sx={{ display: 'block', lineHeight: 1.2 }}>
          Volta Service Desk
        </Typography>
        <Typography
          variant="caption"
          component="span"
          color="text.secondary"
          noWrap
          sx={{ display: 'block', lineHeight: 1.2 }}
        >
          {tenantName ?? tenant}
        </Typography>
      </Box>
    </Box>
  );
}

function NewTicket({ short }: { short: boolean }) {
  const translate = useTranslate();
  const may = useCan('tickets', 'create');
  if (!may) return null;
  const label = translate('app.newTicket');
  if (short) {
    return (
      <Tooltip title={label}>
        <IconButton component={Link} to="/issue/create" color="primary" size="small" aria-label={label}>
          <AddOutlined />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Button component={Link} to="/issue/create" variant="outlined" size="small" startIcon={<AddOutlined />}>
      {label}
    </Button>
  );
}

/** A thin line under the bar while data are being loaded or saved. */
function Progress() {
  const translate = useTranslate();
  const busy = useIsFetching() + useIsMutating() > 0;
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: -2, height: 2 }}>
      {busy && <LinearProgress sx={{ height: 2 }} aria-label={translate('ra.page.loading')} />}
    </Box>
  );
}
