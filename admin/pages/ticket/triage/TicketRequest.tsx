import { Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useIncomingMails } from '../data/use-incoming-mails';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';

const MailOriginal = lazy(async () => ({
  default: (await import('../../mail-original/MailOriginal')).MailOriginal,
}));

const outline = <Skeleton variant="rounded" height={160} />;

/** The pane beside the form of a dialog with the request of the ticket; undefined for several tickets. */
export function useRequestPane(tickets: readonly Ticket[]) {
  const translate = useTranslate();
  const [ticket, ...others] = tickets;
  if (!ticket || others.length > 0) return undefined;
  return { label: translate('tickets.triage.request'), content: <TicketRequest ticket={ticket.id} /> };
}

/** The original mail of a ticket, or the description of a ticket without one. */
function TicketRequest({ ticket }: { ticket: string }) {
  const { data, isLoading } = useIncomingMails(ticket);
  const mail = data?.find(({ activity, hasOriginal }) => activity === null && hasOriginal);
  if (isLoading) return outline;
  if (!mail) return <Description ticket={ticket} />;
  return (
    <Suspense fallback={outline}>
      <MailOriginal path={ticketPath(ticket, `incoming-mails/${mail.id}`)} scope={TICKETS.route} />
    </Suspense>
  );
}

function Description({ ticket }: { ticket: string }) {
  const { data, isPending } = useGetOne<Ticket>(TICKETS.route, { id: ticket });
  if (isPending) return outline;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {data?.customerDescription ?? '–'}
    </Typography>
  );
}
