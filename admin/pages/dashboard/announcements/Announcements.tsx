import { Button, Paper } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AnnouncementNotice } from './AnnouncementNotice';
import { useAnnouncements } from './use-announcements';

/** How many are shown at first, so that the work below stays in sight. */
const SHOWN = 3;

/** What the desk has to tell its users now; nothing when there is nothing. */
export function Announcements() {
  const translate = useTranslate();
  const { announcements, dismiss } = useAnnouncements();
  const [all, setAll] = useState(false);
  if (announcements.length === 0) return null;
  const hidden = all ? 0 : Math.max(announcements.length - SHOWN, 0);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('dashboard.announcements.title')}
      sx={{ mb: 2, overflow: 'hidden' }}
    >
      {announcements.slice(0, announcements.length - hidden).map((announcement) => (
        <AnnouncementNotice key={announcement.id} announcement={announcement} onDismiss={() => dismiss(announcement)} />
      ))}
      {hidden > 0 && (
        <Button size="small" fullWidth onClick={() => setAll(true)}>
          {translate('dashboard.announcements.more', { smart_count: hidden })}
        </Button>
      )}
    </Paper>
  );
}
