import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { TemplateRecord } from './mail-template';

/** The event of a template, with the moment and the recipients of its mails. */
export default function MailEvent() {
  const translate = useTranslate();
  const { event } = useRecordContext<TemplateRecord>() ?? {};
  if (!event) return null;
  return (
    <>
      {translate(`enums.mailEvent.${event}`)}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ display: { xs: 'block', md: 'inline' }, ml: { md: 1.5 } }}
      >
        {translate(`emailTemplates.sentWhen.${event}`)}
      </Typography>
    </>
  );
}
