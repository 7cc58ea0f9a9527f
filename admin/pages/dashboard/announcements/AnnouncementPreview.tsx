import { Box, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languageShown, type TranslatedText } from '../../../model/translated-text';
import { AnnouncementNotice } from './AnnouncementNotice';
import type { AnnouncementType } from './visible-announcements';

/** The preview of the announcement in the form, in the language of the user. */
export default function AnnouncementPreview() {
  const translate = useTranslate();
  const locale = useLocale();
  const [title, type, content]: unknown[] = useWatch({ name: ['title', 'type', 'content'] });
  const texts = { title: title as TranslatedText | null, content: content as TranslatedText | null };
  const language = languageShown(texts.title ?? texts.content, locale);
  const announcement = {
    title: { [language]: translate('announcements.untitled'), ...withoutEmpty(texts.title) },
    type: (type ?? 'INFORMATION') as AnnouncementType,
    content: withoutEmpty(texts.content),
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

const withoutEmpty = (texts: TranslatedText | null | undefined): TranslatedText =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text));
