/** What is done with a report when its state changes (spec §4). */
export const ReportAction = Object.freeze({
  Complete: 'COMPLETE',
  Reopen: 'REOPEN',
  Invoice: 'INVOICE',
  Waive: 'WAIVE',
});
export type ReportAction = (typeof ReportAction)[keyof typeof ReportAction];
export const REPORT_ACTIONS = Object.values(ReportAction);
