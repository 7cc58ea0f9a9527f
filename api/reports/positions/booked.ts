import type { BookedPosition, BookedReport } from '../../ports/reports.js';
import { idOf } from '../../tickets/record/ticket-ownership.js';
import type { Report } from '../record/report.entity.js';
import type { ReportPosition } from './report-position.entity.js';

/** A report without number and positions, in the terms of the book. */
export const headOf = (report: Report): Omit<BookedReport, 'identifier' | 'positions'> => ({
  id: report.id,
  ticket: report.ticket.unwrap().id,
  state: report.state,
  project: report.project,
  billingAddress: report.billingAddress,
  siteLocation: idOf(report.siteLocation),
  executionDate: report.executionDate,
  executionTime: report.executionTime,
  serviceTechnician: idOf(report.serviceTechnician),
  remarks: report.remarks,
});

/** A position in the terms of the book. */
export const positionOf = (position: ReportPosition): BookedPosition => ({
  id: position.id,
  number: position.number,
  kind: position.kind,
  catalogNumber: position.catalogNumber,
  description: position.description,
  quantity: position.quantity,
  unit: position.unit,
  unitPrice: position.unitPrice,
  employee: idOf(position.employee),
  timeBookingDate: position.timeBookingDate,
  timesheetRelevant: position.timesheetRelevant,
});
