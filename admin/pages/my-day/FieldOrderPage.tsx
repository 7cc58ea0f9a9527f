import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { OrderSteps } from './OrderSteps';
import { useFieldOrder } from './use-day';

/** An order at its site: what is to be done, and the steps of the work. */
export default function FieldOrderPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useFieldOrder(id);
  const title = data?.ticket.identifier ?? translate('app.nav.ticket');
  return (
    <>
      <PageHeader title={<Typography variant="inherit">{title}</Typography>} />
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
