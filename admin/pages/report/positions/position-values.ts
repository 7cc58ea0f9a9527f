import { useCallback } from 'react';
import { today } from '../../../model/local-time';
import { useReport } from '../use-report';

/** Values of a position's form. */
export type PositionValues = Record<string, unknown>;

const written = [
  'kind',
  'catalogNumber',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'employee',
  'timeBookingDate',
  'timesheetRelevant',
];

/** The values of the form that are sent. */
export const writtenOf = (values: PositionValues): PositionValues =>
  Object.fromEntries(written.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));

/** Returns the usual values of a new position of a kind: hours of the technician on the day of the work, or pieces. */
export function useUsualValues(): (kind: 'WORK' | 'MATERIAL') => PositionValues {
  const { serviceTechnician, executionDate } = useReport();
  return useCallback(
    (kind) =>
      kind === 'WORK'
        ? {
            unit: 'HUR',
            employee: serviceTechnician,
            timeBookingDate: executionDate ?? today(),
            timesheetRelevant: true,
          }
        : { unit: 'EA', employee: null, timeBookingDate: null, timesheetRelevant: false },
    [serviceTechnician, executionDate],
  );
}
