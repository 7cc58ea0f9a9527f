import { Alert, Box, Button, Paper, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { type MailPreview, templatePath } from './mail-template';
import { TicketChoice } from './TicketChoice';
import type { PreviewRequest } from './use-mail-preview';

interface PreviewPaneProps {
  id: string | number;
  request: PreviewRequest;
  preview?: MailPreview;
  /** What is typed has errors; what is shown is older. */
  stopped: boolean;
  error: Error | null;
  ticket: Schema<'Ticket'> | null;
  onTicket: (ticket: Schema<'Ticket'> | null) => void;
}

/** The mail as it would arrive, and the way to send it to oneself. */
export function PreviewPane({ id, request, preview, stopped, error, ticket, onTicket }: PreviewPaneProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      const sent = await apiFetch<Schema<'TestMailSent'>>(templatePath(id, 'test-mails'), {
        method: 'POST',
        body: request,
      });
      notify('emailTemplates.testSent', { type: 'success', messageArgs: { recipient: sent.recipient } });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('emailTemplates.preview')}
      sx={{ p: 2, minWidth: 0 }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
            {translate('emailTemplates.preview')}
          </Typography>
          <Button variant="outlined" onClick={send} loading={isSending} disabled={stopped}>
            {translate('emailTemplates.test')}
          </Button>
        </Stack>
        <TicketChoice chosen={ticket} onChoose={onTicket} />
        {stopped && <Alert severity="warning">{translate('emailTemplates.stopped')}</Alert>}
        {error && <Alert severity="error">{error.message}</Alert>}
        {preview && (
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
              <Box
                component="iframe"
                sandbox=""
                title={translate('emailTemplates.preview')}
                srcDoc={preview.html}
                sx={{
                  width: '100%',
                  height: (theme) => theme.spacing(70),
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                }}
              />
            ) : (
              <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {preview.text}
              </Box>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
