import { idOf } from '../../tickets/record/ticket-ownership.js';
import type { Report } from './report.entity.js';

/** What is written at the head of a report, with persons and sites by their ids. */
export const headOf = (report: Report) => ({
  project: report.project,
  billingAddress: report.billingAddress,
  siteLocation: idOf(report.siteLocation),
  executionDate: report.executionDate,
  executionTime: report.executionTime,
  serviceTechnician: idOf(report.serviceTechnician),
  remarks: report.remarks,
});
