import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PropertyEditingProvider } from '../../generator/properties/property-editing';
import { usePropertyState } from '../../generator/properties/use-property-state';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { PartOpeningProvider } from '../../generator/transitions/part-opening';
import { ApiError } from '../../providers/problem';
import { useModelOf } from '../../providers/use-model-of';
import { useIsCustomer } from '../ticket/data/use-is-customer';
import { useReports } from '../ticket/data/use-reports';
import { TicketProvider, useRefreshTickets, useTicketRecord } from '../ticket/data/use-ticket';
import { TicketMissing } from '../ticket/detail/TicketMissing';
import { TicketSkeleton } from '../ticket/detail/TicketSkeleton';
import { REPORTS, reportAddress } from '../ticket/model/report';
import { ReportView } from './ReportView';
import { staffInputs } from './staff-inputs';
import { ReportProvider, useReport } from './use-report';

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
          <EditedReport />
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

const addressOf = ({ ticket, identifier }: RaRecord, pathname: string) => reportAddress(ticket, identifier, pathname);

/** The positions of a report as the target of links to them. */
const PARTS = { has: (part: string) => part === 'positions', open: () => undefined };

/** The page of the report, whose head is edited in place. */
function EditedReport() {
  const model = useModelOf(REPORTS);
  const report = useReport();
  const open = useMemo(() => ({ model, override: { ...staffInputs, line: { address: addressOf } } }), [model]);
  const editing = usePropertyState({
    model,
    record: report,
    canEdit: (name) => report.can.edit && model.fields.some((field) => field.name === name && field.editable),
    refresh: useRefreshTickets(),
  });
  return (
    <ResourceModelProvider value={open}>
      <PropertyEditingProvider value={editing}>
        <PartOpeningProvider value={PARTS}>
          <ReportView />
        </PartOpeningProvider>
      </PropertyEditingProvider>
    </ResourceModelProvider>
  );
}
