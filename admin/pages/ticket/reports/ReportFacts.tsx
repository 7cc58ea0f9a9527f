import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { RecordSlotProps } from '../../../generator';
import { useFormat } from '../../../providers/use-format';
import { ReportStateChip } from '../../../theme/chips';
import type { Report } from '../model/report';

/** Day, employee and duration of a report. */
export function ReportFacts({ record }: RecordSlotProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { executionDate, hours, _embedded } = record as RaRecord & Report;
  const total = hours.reduce((sum, employee) => sum + employee.hours, 0);
  const facts = [
    executionDate && format.day(executionDate),
    _embedded?.serviceTechnician?.title,
    total > 0 && translate('tickets.reports.hours', { hours: format.number(total) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The state of a report. */
export function ReportState() {
  const report = useRecordContext<RaRecord & Report>();
  return report && <ReportStateChip state={report.state} />;
}
