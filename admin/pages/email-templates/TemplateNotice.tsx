import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { TemplateRecord } from './mail-template';

/** When and to whom the mails of the event go, and plainly if they do not go. */
export default function TemplateNotice() {
  const translate = useTranslate();
  const record = useRecordContext<TemplateRecord>();
  if (!record) return null;
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <Typography>{translate(`emailTemplates.sentWhen.${record.event}`)}</Typography>
      {!record.active && <Alert severity="info">{translate('emailTemplates.offText')}</Alert>}
    </Stack>
  );
}
