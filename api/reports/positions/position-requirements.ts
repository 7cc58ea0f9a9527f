import type { FieldError } from '../../platform/http/problem.js';
import { HOURS_OF_UNIT, type Unit } from '../../vocabulary/standard-codes.js';
import { PositionKind } from '../../vocabulary/work.js';

/** The fields that the rules check; any text as the employee counts as named. */
export interface PositionFacts {
  readonly kind: PositionKind;
  readonly unit: Unit;
  readonly employee: string | null;
  readonly timeBookingDate: string | null;
  readonly timesheetRelevant: boolean;
}

interface PositionRule {
  readonly field: keyof PositionFacts;
  readonly code: string;
  readonly broken: (position: PositionFacts) => boolean;
}

const isWork = ({ kind }: PositionFacts) => kind === PositionKind.Work;

/** Rules of positions: work has an employee and a day, and a timesheet takes only work that is measured in time. */
export const POSITION_RULES: readonly PositionRule[] = [
  { field: 'employee', code: 'REQUIRED', broken: (position) => isWork(position) && !position.employee },
  { field: 'timeBookingDate', code: 'REQUIRED', broken: (position) => isWork(position) && !position.timeBookingDate },
  {
    field: 'timesheetRelevant',
    code: 'TIMESHEET_WORK_ONLY',
    broken: (position) => position.timesheetRelevant && !isWork(position),
  },
  {
    field: 'unit',
    code: 'TIMESHEET_UNIT',
    broken: (position) => position.timesheetRelevant && isWork(position) && !(position.unit in HOURS_OF_UNIT),
  },
];

/** The broken rules of a position, as errors of its fields. */
export const positionErrors = (position: PositionFacts): FieldError[] =>
  POSITION_RULES.filter(({ broken }) => broken(position)).map(({ field, code }) => ({ pointer: `/${field}`, code }));
