import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AnnouncementNotice } from './AnnouncementNotice';
import { useAnnouncements } from './use-announcements';

/** What the desk has to tell its users now; nothing when there is nothing. */
export function Announcements() {
  const translate = useTranslate();
  const { announcements, dismiss } = useAnnouncements();
  if (announcements.length === 0) return null;
  return (
    <Stack component="section" aria-label={translate('dashboard.announcements.title')} spacing={1} sx={{ mb: 2 }}>
      {announcements.map((announcement) => (
        <AnnouncementNotice key={announcement.id} announcement={announcement} onDismiss={() => dismiss(announcement)} />
      ))}
    </Stack>
  );
}
