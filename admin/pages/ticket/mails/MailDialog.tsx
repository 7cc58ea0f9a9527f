import { useQuery } from '@tanstack/react-query';
import { AppDialog } from '../../../components/AppDialog';
import { FailureNotice } from '../../../components/FailureNotice';
import { MailFrame } from '../../../components/MailFrame';
import { PageSkeleton } from '../../../components/PageSkeleton';
import type { RecordSlotProps } from '../../../generator';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';

/** A mail as it was sent, in a sandboxed frame that runs no script and loads nothing. */
export default function MailDialog({ record: mail, onClose }: RecordSlotProps & { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sent-mail', mail.id],
    queryFn: ({ signal }) => apiFetch<Schema<'MailContent'>>(`sent-mails/${mail.id}/content`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AppDialog title={mail.subject} width="md" sx={{ display: 'flex', flexDirection: 'column' }} onClose={onClose}>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton rows={6} />}
      {data && <MailFrame title={data.subject} html={data.html} />}
    </AppDialog>
  );
}
