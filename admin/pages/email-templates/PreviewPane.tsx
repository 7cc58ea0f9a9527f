import { Alert, Box, Button, Paper, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MailFrame } from '../../components/MailFrame';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { TicketChoice } from '../placeholders/TicketChoice';
import { type MailPreview, templatePath } from './mail-template';
import type { useMailPreview } from './use-mail-preview';

interface PreviewPaneProps {
  id: string | number;
  mail: ReturnType<typeof useMailPreview>;
}

/** The preview of the mail, with a button that sends it to the user. */
export function PreviewPane({ id, mail }: PreviewPaneProps) {
  const translate = useTranslate();
  const { preview, error, ticket, setTicket } = mail;
  /** The template has errors, so the preview shows an older version. */
  const isStopped = mail.faults.length > 0;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('emailTemplates.preview')}
      sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('emailTemplates.preview')}
        </Typography>
        <TestButton id={id} request={mail.request} disabled={isStopped} />
      </Stack>
      <TicketChoice chosen={ticket} onChoose={setTicket} />
      {isStopped && <Alert severity="warning">{translate('emailTemplates.stopped')}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {preview ? <Mail preview={preview} /> : !error && !isStopped && <Skeleton variant="rounded" sx={{ flex: 1 }} />}
    </Paper>
  );
}

function Mail({ preview }: { preview: MailPreview }) {
  const translate = useTranslate();
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <>
      {preview.examples && <Alert severity="info">{translate('emailTemplates.examples')}</Alert>}
      <Typography data-testid="preview-subject" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {preview.subject}
      </Typography>
      <Tabs value={form} onChange={(_event, value) => setForm(value)}>
        <Tab value="html" label={translate('emailTemplates.html')} />
        <Tab value="text" label={translate('emailTemplates.text')} />
      </Tabs>
      {form === 'html' ? (
        <MailFrame title={translate('emailTemplates.preview')} html={preview.html} />
      ) : (
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowY: 'auto' }}>
          {preview.text}
        </Box>
      )}
    </>
  );
}

interface TestButtonProps {
  id: string | number;
  request: PreviewPaneProps['mail']['request'];
  disabled: boolean;
}

/** Sends the shown mail to the signed-in user. */
function TestButton({ id, request, disabled }: TestButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      const path = templatePath(id, 'test-mails');
      const { recipient } = await apiFetch<Schema<'TestMailSent'>>(path, { method: 'POST', body: request });
      notify('emailTemplates.testSent', { type: 'success', messageArgs: { recipient } });
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Button variant="outlined" onClick={send} loading={isSending} disabled={disabled}>
      {translate('emailTemplates.test')}
    </Button>
  );
}
