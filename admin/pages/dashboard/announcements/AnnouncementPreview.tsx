import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AnnouncementNotice } from './AnnouncementNotice';
import type { AnnouncementType } from './visible-announcements';

/** How readers will see the announcement that is being written. */
export default function AnnouncementPreview() {
  const translate = useTranslate();
  const [title, type, content]: (string | null | undefined)[] = useWatch({ name: ['title', 'type', 'content'] });
  const announcement = {
    title: title || translate('announcements.untitled'),
    type: (type ?? 'INFORMATION') as AnnouncementType,
    content: content ?? '',
  };
  return (
    <Box component="section" aria-label={translate('announcements.preview')} sx={{ mb: 2 }}>
      <Typography variant="overline" color="text.secondary">
        {translate('announcements.preview')}
      </Typography>
      <Paper variant="outlined">
        <AnnouncementNotice announcement={announcement} opened />
      </Paper>
    </Box>
  );
}
