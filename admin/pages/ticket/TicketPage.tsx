import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { ApiError } from '../../providers/problem';
import { DraftView } from './create/DraftView';
import { TicketProvider, useTicketRecord } from './data/use-ticket';
import { useTicketModel } from './data/use-ticket-model';
import { useTicketTransitions } from './data/use-ticket-transitions';
import { TicketGone, TicketMissing } from './detail/TicketMissing';
import { TicketSkeleton } from './detail/TicketSkeleton';
import { TicketView } from './detail/TicketView';
import { tickets } from './inputs/ticket-inputs';
import type { Ticket } from './model/ticket';

/** A ticket as customer, agent or executor see it (spec §2); a draft opens as its form. */
export default function TicketPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const model = useTicketModel();
  const { data: ticket, error, refetch } = useTicketRecord(id);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  if (ticket) {
    return (
      <ResourceModelProvider value={{ model, override: tickets }}>
        <TicketProvider key={ticket.id} value={ticket}>
          {isGone && <TicketGone />}
          {ticket.state === 'DRAFT' ? <DraftView /> : <SubmittedTicket ticket={ticket} />}
        </TicketProvider>
      </ResourceModelProvider>
    );
  }
  if (isGone) return <TicketMissing />;
  if (!error) return <Loading />;
  return (
    <>
      <PageHeader title={translate('app.nav.ticket')} />
      <FailureNotice error={error} onRetry={() => refetch()} />
    </>
  );
}

/** A ticket, shown once its transitions are loaded too: their buttons decide the height of the head. */
function SubmittedTicket({ ticket }: { ticket: Ticket }) {
  const { isPending } = useTicketTransitions(ticket);
  return isPending ? <Loading /> : <TicketView />;
}

function Loading() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('app.nav.ticket')} />
      <TicketSkeleton />
    </>
  );
}
