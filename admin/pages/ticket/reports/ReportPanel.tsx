import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { useTranslate } from 'react-admin';
import { RecordLine } from '../../../components/RecordLine';
import { RecordLines } from '../../../components/RecordLines';
import { useFormat } from '../../../providers/use-format';
import { ReportStateChip } from '../../../theme/chips';
import { useReportAddress, useReports } from '../data/use-reports';
import { useTicket } from '../data/use-ticket';
import type { Report } from '../model/report';
import { NewReportDialog } from './NewReportDialog';

/** The reports of the ticket, and a button to create one. */
export function ReportPanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  return (
    <RecordLines
      label={translate('tickets.detail.reports')}
      failure={translate('app.loadFailed.reports')}
      query={useReports(id)}
      none={{
        icon: AssignmentOutlined,
        title: translate('tickets.reports.empty'),
        text: translate(can.report ? 'tickets.reports.emptyHelp' : 'tickets.reports.notHere'),
      }}
      add={
        can.report && { text: translate('tickets.reports.add'), dialog: (close) => <NewReportDialog onClose={close} /> }
      }
      line={(report) => <ReportItem key={report.id} report={report} />}
    />
  );
}

/** A report: number and state, then employee, day and duration. */
function ReportItem({ report }: { report: Report }) {
  const translate = useTranslate();
  const format = useFormat();
  const addressOf = useReportAddress();
  const { identifier, state, executionDate, hours, _embedded } = report;
  const total = hours.reduce((sum, employee) => sum + employee.hours, 0);
  const facts = [
    executionDate && format.day(executionDate),
    _embedded?.serviceTechnician?.title,
    total > 0 && translate('tickets.reports.hours', { hours: format.number(total) }),
  ];
  return (
    <RecordLine title={identifier} open={addressOf(identifier)} facts={facts.filter(Boolean).join(' · ')}>
      <ReportStateChip state={state} />
    </RecordLine>
  );
}
