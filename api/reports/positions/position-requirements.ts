import type { FieldError } from '../../platform/http/problem.js';
import { HOURS_OF_UNIT, type Unit } from '../../vocabulary/standard-codes.js';
import { PositionKind } from '../../vocabulary/work.js';

/** What the rules look at; of the employee any text tells that somebody is named. */
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

/** What positions need: work tells who did it and when, and a timesheet takes only work that is measured in time. */
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

/** What a position breaks, in the terms of a form. */
export const positionErrors = (position: PositionFacts): FieldError[] =>
  POSITION_RULES.filter(({ broken }) => broken(position)).map(({ field, code }) => ({ pointer: `/${field}`, code }));
