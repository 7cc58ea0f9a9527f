import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { MailFrame } from '../../../components/MailFrame';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useSmallScreen } from '../../../components/use-small-screen';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import type { MailRow } from '../../support/use-mails';

/** A mail as it was sent, in a sandboxed frame that runs no script and loads nothing. */
export function MailDialog({ mail, onClose }: { mail: MailRow; onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['sent-mail', mail.id],
    queryFn: ({ signal }) => apiFetch<Schema<'MailContent'>>(`sent-mails/${mail.id}/content`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={useSmallScreen()} aria-labelledby="mail-title">
      <DialogTitle id="mail-title">{mail.subject}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
        {error && <FailureNotice error={error} onRetry={() => void refetch()} />}
        {!error && !data && <PageSkeleton rows={6} />}
        {data && <MailFrame title={data.subject} html={data.html} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
