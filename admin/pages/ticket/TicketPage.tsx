import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { FailureNotice } from '../../layout/FailureNotice';
import { PageHeader } from '../../layout/PageHeader';
import { ApiError } from '../../providers/problem';
import { tickets } from '../../resources/tickets';
import { DraftView } from './create/DraftView';
import { TicketProvider, useTicketRecord } from './data/use-ticket';
import { useTicketModel } from './data/use-ticket-model';
import { TicketGone } from './detail/TicketGone';
import { TicketMissing } from './detail/TicketMissing';
import { TicketSkeleton } from './detail/TicketSkeleton';
import { TicketView } from './detail/TicketView';

/** A ticket as customer, agent or executor see it (spec §2); a draft is its form. */
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
          {ticket.state === 'DRAFT' ? <DraftView /> : <TicketView />}
        </TicketProvider>
      </ResourceModelProvider>
    );
  }
  if (isGone) return <TicketMissing />;
  return (
    <>
      <PageHeader title={translate('app.nav.ticket')} />
      {error ? <FailureNotice error={error} onRetry={() => refetch()} /> : <TicketSkeleton />}
    </>
  );
}
