import { Button, List, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useAct } from '../../support/use-act';
import { useMails } from '../../support/use-mails';
import { useTicket } from '../data/use-ticket';
import { TICKETS } from '../model/ticket';
import { MailItem } from './MailItem';

/** Which mails the ticket has brought, to whom, and why some did not go out. */
export function MailPanel() {
  const translate = useTranslate();
  const { id } = useTicket();
  // As a part of the ticket it hears at once what becomes of a mail.
  const scope = [TICKETS.route, 'mails', id];
  const { mails, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMails(
    { ticket: id },
    scope,
  );
  const { act, busy } = useAct(scope);
  if (error && mails.length === 0) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageSkeleton rows={4} />;
  if (mails.length === 0) return <Typography color="text.secondary">{translate('tickets.mails.none')}</Typography>;
  return (
    <>
      <List dense disablePadding aria-label={translate('tickets.mails.title')}>
        {mails.map((mail) => (
          <MailItem key={mail.id} mail={mail} busy={busy} act={act} />
        ))}
      </List>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {translate('support.more')}
        </Button>
      )}
    </>
  );
}
