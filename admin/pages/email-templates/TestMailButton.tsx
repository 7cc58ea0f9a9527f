import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { useTemplatePreview } from '../../generator/template/use-template-preview';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { templatePath } from './mail-template';

/** Sends the mail of the preview to the signed-in user. */
export function TestMailButton({ request, faults }: ReturnType<typeof useTemplatePreview>) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const record = useRecordContext();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      const path = templatePath(record?.id ?? '', 'test-mails');
      const { recipient } = await apiFetch<Schema<'TestMailSent'>>(path, { method: 'POST', body: request });
      notify('emailTemplates.testSent', { type: 'success', messageArgs: { recipient } });
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Button variant="outlined" onClick={send} loading={isSending} disabled={faults.length > 0}>
      {translate('emailTemplates.test')}
    </Button>
  );
}
