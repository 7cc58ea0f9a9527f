/** States of a report in the ERP (spec §3). */
export const ReportState = Object.freeze({
  OpenInWork: 'OPEN_IN_WORK',
  Billable: 'BILLABLE',
  Invoiced: 'INVOICED',
  NotInvoiced: 'NOT_INVOICED',
});
export type ReportState = (typeof ReportState)[keyof typeof ReportState];
export const REPORT_STATES = Object.values(ReportState);
