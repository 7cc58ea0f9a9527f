import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, Dialog, IconButton, Popover, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../../components/PageSkeleton';
import { useUnread } from '../../providers/notifications';

const NotificationPanel = lazy(() => import('./NotificationPanel'));

const most = 99;

/** The bell in the bar with the number of unread notifications; it opens their list, full-screen on a phone. */
export function Bell() {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useUnread();
  const title = useId();
  const count = data?.count ?? 0;
  const words = count > most ? 'notifications.bellMany' : count > 0 ? 'notifications.bellUnread' : 'notifications.bell';
  const label = translate(words, { smart_count: count });
  const close = () => setAnchor(null);
  const panel = (
    <Suspense fallback={<PageSkeleton rows={4} />}>
      <NotificationPanel titleId={title} onClose={close} />
    </Suspense>
  );
  const slotProps = {
    paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: 420, maxHeight: '80vh' } },
  } as const;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={count} max={most} color="primary" aria-hidden>
            <NotificationsOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {isPhone ? (
        <Dialog fullScreen open={Boolean(anchor)} onClose={close} aria-labelledby={title}>
          {panel}
        </Dialog>
      ) : (
        <Popover
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={slotProps}
        >
          {panel}
        </Popover>
      )}
    </>
  );
}
