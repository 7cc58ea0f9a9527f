import { Injectable } from '@nestjs/common';
import { type FieldError, invalid } from '../platform/http/problem.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import type { Sla } from './sla.entity.js';

/** On-call duty has days and hours, or nothing of it. */
@Injectable()
export class SlaRules implements ResourceRules<Sla> {
  beforeCreate(sla: Sla): void {
    assertOnCallComplete(sla);
  }

  beforeUpdate(sla: Sla): void {
    assertOnCallComplete(sla);
  }
}

function assertOnCallComplete({ onCallDays, onCallStart, onCallEnd }: Sla): void {
  if (onCallDays.length === 0 && !onCallStart && !onCallEnd) return;
  const errors: FieldError[] = [];
  if (onCallDays.length === 0) errors.push({ pointer: '/onCallDays', code: 'CHOOSE_ONE' });
  if (!onCallStart) errors.push({ pointer: '/onCallStart', code: 'REQUIRED' });
  if (!onCallEnd) errors.push({ pointer: '/onCallEnd', code: 'REQUIRED' });
  if (errors.length > 0) throw invalid(errors);
}
