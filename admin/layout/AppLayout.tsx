import { Box } from '@mui/material';
import { lazy, type ReactNode, useState } from 'react';
import { useSidebarState } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { ProgressiveContent } from '../components/ProgressiveContent';
import { useSmallScreen } from '../components/use-small-screen';
import { BulkStatus } from '../generator/bulk/BulkStatus';
import { UrgentBanner } from '../pages/dashboard/announcements/UrgentBanner';
import { useApplication } from '../providers/application';
import { isKnownPath, mayOpen } from '../providers/routes';
import { AppBar } from './AppBar';
import { OfflineNotice } from './OfflineNotice';
import { PageFrame } from './PageFrame';
import { Shortcuts } from './Shortcuts';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';

const NotFoundPage = lazy(() => import('../pages/not-found/NotFoundPage'));

/**
 * The layout around every screen but those for refused users, and the gate before them: without a
 * working role to /not-authorized, without the role of a route to the home route (spec §6).
 */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { me, models } = useApplication();
  if (!me.actsAs) return <Navigate to="/not-authorized" replace />;
  if (!mayOpen(me, pathname)) return <Navigate to="/home" replace />;
  const generated = models.filter((model) => model.generated);
  return (
    <ProgressiveContent>
      <Framed>{isKnownPath(pathname, generated) ? children : <NotFoundPage />}</Framed>
    </ProgressiveContent>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const small = useSmallScreen();
  const [wide, setWide] = useSidebarState();
  const [drawer, setDrawer] = useState(false);
  const open = small ? drawer : wide;
  const setOpen = small ? setDrawer : setWide;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <SkipLink />
      <AppBar onMenu={() => setOpen(!open)} menuOpen={open} />
      <OfflineNotice />
      <UrgentBanner />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <Sidebar open={open} onClose={() => setOpen(false)} />
        <PageFrame>{children}</PageFrame>
      </Box>
      <Shortcuts />
      <BulkStatus />
    </Box>
  );
}
