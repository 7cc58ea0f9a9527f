import { Injectable } from '@nestjs/common';
import { type FieldError, invalid } from '../platform/http/problem.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import type { Sla } from './sla.entity.js';
import type { WeekWindow } from './week-window.shape.js';

/** On-call duty has both days and hours, or neither; the windows of a day do not overlap. */
@Injectable()
export class SlaRules implements ResourceRules<Sla> {
  beforeCreate(sla: Sla): void {
    assertSensible(sla);
  }

  beforeUpdate(sla: Sla): void {
    assertSensible(sla);
  }
}

function assertSensible(sla: Sla): void {
  const errors = [...onCallGaps(sla), ...overlaps('weekPlan', sla.weekPlan), ...overlaps('onCallPlan', sla.onCallPlan)];
  if (errors.length > 0) throw invalid(errors);
}

function onCallGaps({ onCallDays, onCallStart, onCallEnd }: Sla): FieldError[] {
  if (onCallDays.length === 0 && !onCallStart && !onCallEnd) return [];
  const errors: FieldError[] = [];
  if (onCallDays.length === 0) errors.push({ pointer: '/onCallDays', code: 'CHOOSE_ONE' });
  if (!onCallStart) errors.push({ pointer: '/onCallStart', code: 'REQUIRED' });
  if (!onCallEnd) errors.push({ pointer: '/onCallEnd', code: 'REQUIRED' });
  return errors;
}

/** Windows that begin before an earlier one of their day has ended; midnight ends the comparison. */
function overlaps(field: string, windows: readonly WeekWindow[]): FieldError[] {
  const endOf = ({ start, end }: WeekWindow) => (end > start ? end : '24:00');
  return windows.flatMap((window, at) => {
    const isHit = windows.some(
      (other, index) =>
        index < at && other.weekday === window.weekday && window.start < endOf(other) && other.start < endOf(window),
    );
    return isHit ? [{ pointer: `/${field}/${at}/start`, code: 'WINDOWS_OVERLAP' }] : [];
  });
}
