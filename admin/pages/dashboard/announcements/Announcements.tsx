import { Button, Paper } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AnnouncementNotice } from './AnnouncementNotice';
import { useAnnouncements } from './use-announcements';

/** Number of lines shown at first, so that the work below stays in sight. */
const SHOWN = 1;

/** The present announcements of the desk, with a button for the dismissed ones; empty if there are none. */
export function Announcements() {
  const translate = useTranslate();
  const { shown, hidden, dismiss, restore } = useAnnouncements();
  const [all, setAll] = useState(false);
  const [withHidden, setWithHidden] = useState(false);
  if (shown.length + hidden.length === 0) return null;
  const more = all ? 0 : Math.max(shown.length - SHOWN, 0);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('dashboard.announcements.title')}
      sx={{ mb: 2, overflow: 'hidden' }}
    >
      {shown.slice(0, shown.length - more).map((announcement) => (
        <AnnouncementNotice
          key={announcement.id}
          announcement={announcement}
          onDismiss={announcement.type === 'URGENT' ? undefined : () => dismiss(announcement)}
        />
      ))}
      {more > 0 && (
        <Button size="small" fullWidth onClick={() => setAll(true)}>
          {translate('dashboard.announcements.more', { smart_count: more })}
        </Button>
      )}
      {withHidden &&
        hidden.map((announcement) => (
          <AnnouncementNotice
            key={announcement.id}
            announcement={announcement}
            onRestore={() => restore(announcement)}
          />
        ))}
      {hidden.length > 0 && (
        <Button
          size="small"
          fullWidth
          color="inherit"
          aria-expanded={withHidden}
          onClick={() => setWithHidden(!withHidden)}
        >
          {translate(withHidden ? 'announcements.fold' : 'announcements.hidden', { smart_count: hidden.length })}
        </Button>
      )}
    </Paper>
  );
}
