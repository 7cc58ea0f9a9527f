import { today } from '../../../model/local-time';
import type { Position, Report } from '../../ticket/model/report';

/** The usual values of a position of a kind: hours of the technician on the day of the work, or pieces. */
export const usualValues = ({ serviceTechnician, executionDate }: Report, kind: Position['kind']) =>
  kind === 'WORK'
    ? { unit: 'HUR', employee: serviceTechnician, timeBookingDate: executionDate ?? today(), timesheetRelevant: true }
    : { unit: 'EA', employee: null, timeBookingDate: null, timesheetRelevant: false };

/** The values with which a new position of a report begins: those usual for the kind of the position before. */
export function newPosition(report: Report, before: Partial<Position> = {}) {
  const { kind = 'WORK' } = before;
  return { kind, ...usualValues(report, kind) };
}
