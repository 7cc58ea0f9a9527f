import { useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { ApiError } from '../../providers/problem';
import { useIsCustomer } from '../ticket/data/use-is-customer';
import { useReports } from '../ticket/data/use-reports';
import { TicketProvider, useTicketRecord } from '../ticket/data/use-ticket';
import { TicketMissing } from '../ticket/detail/TicketMissing';
import { TicketSkeleton } from '../ticket/detail/TicketSkeleton';
import { ReportView } from './ReportView';
import { ReportProvider } from './use-report';

/** A report for agents and executors; customers are redirected to the home page (spec §2). */
export default function ReportPage() {
  return useIsCustomer() ? <Navigate to="/dashboard" replace /> : <StaffReportPage />;
}

function StaffReportPage() {
  const translate = useTranslate();
  const { id = '', number = '' } = useParams();
  const ticket = useTicketRecord(id);
  const reports = useReports(id);
  const report = reports.data?.find(({ identifier }) => identifier === number);
  const error = ticket.error ?? reports.error;
  if (ticket.data && report) {
    return (
      <TicketProvider value={ticket.data}>
        <ReportProvider key={report.id} value={report}>
          <ReportView />
        </ReportProvider>
      </TicketProvider>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <TicketMissing />;
  return (
    <>
      <PageHeader title={translate('tickets.reports.one')} />
      {error && <FailureNotice error={error} onRetry={() => void Promise.all([ticket.refetch(), reports.refetch()])} />}
      {!error && reports.data && ticket.data && <EmptyState title={translate('tickets.reports.missing', { number })} />}
      {!error && !(reports.data && ticket.data) && <TicketSkeleton />}
    </>
  );
}
