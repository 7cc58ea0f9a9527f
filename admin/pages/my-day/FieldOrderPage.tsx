import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { TicketHeader } from '../ticket/detail/TicketFacts';
import { OrderSteps } from './OrderSteps';
import { useFieldOrder } from './use-day';

/** An order at its site: its description, and the steps of the work. */
export default function FieldOrderPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useFieldOrder(id);
  return (
    <>
      {data ? <TicketHeader ticket={data.ticket} /> : <PageHeader title={translate('app.nav.ticket')} />}
      {data ? (
        <OrderSteps order={data} />
      ) : error ? (
        <FailureNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
