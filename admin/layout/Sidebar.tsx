import { Box, Drawer } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { VIEWS_ID } from '../components/page-title';
import { useSmallScreen } from '../components/use-small-screen';
import { SideNavigation } from './SideNavigation';

/** Height of the bar at the top, in pixels. */
export const BAR_HEIGHT = 48;

/** Props of the sidebar. */
interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation at the left: beside the page on large screens, a drawer over it on small ones. */
export function Sidebar({ open, onClose }: SidebarProps) {
  const translate = useTranslate();
  const small = useSmallScreen();
  const { sidebar } = useTheme();
  if (small) {
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': translate('app.navigation'), sx: { width: 272, maxWidth: '85vw' } } }}
      >
        <SideNavigation onNavigate={onClose} />
      </Drawer>
    );
  }
  return (
    <Box
      sx={{
        width: open ? sidebar.width : sidebar.closedWidth,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      {/* As high as its entries: a banner above does not make the page higher than the window. */}
      <Box
        sx={{
          position: 'sticky',
          top: BAR_HEIGHT,
          maxHeight: `calc(100dvh - ${BAR_HEIGHT}px)`,
          overflowY: 'auto',
        }}
      >
        <SideNavigation narrow={!open} />
        {open && <Box id={VIEWS_ID} sx={{ px: 1, pb: 2 }} />}
      </Box>
    </Box>
  );
}
