import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { TemplateRecord } from './mail-template';

/** The moment and the recipients of the mails of an event, or the fact that they are not sent. */
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
