import { clock } from '../clock.js';
import { CALENDAR_PERIODS } from '../vocabulary/calendar-period.js';
import { type FilterOperator, RELATIVE_VALUES } from '../vocabulary/filter-operator.js';
import { calendarPeriod } from './calendar-period.js';
import type { FieldRecord } from './field.js';
import { targetOf } from './reference-kinds.js';
import { resourceOf } from './resource.js';
import type { ResourceModel } from './resource-model.js';
import { dayFromToday, today } from './today.js';

/** A day counted from the present one, in the filter of a day or a moment: at most some 27 years away. */
const DAY = /^@today(?:([+-]\d{1,4}))?$/;

/** End of a period for each bound: `_gte` and `_lt` compare with its first day, `_lte` and `_gt` with its last. */
const ENDS: Partial<Record<FilterOperator, 'from' | 'until'>> = {
  _gte: 'from',
  _lt: 'from',
  _lte: 'until',
  _gt: 'until',
};

function endOf(value: string, operator: FilterOperator): string | undefined {
  const name = CALENDAR_PERIODS.find((period) => value === `@${period.toLowerCase()}`);
  const end = ENDS[operator];
  return name && end && calendarPeriod(name, today())[end];
}

/** Stands for the ids of all groups of a user, which the database selects within the comparison. */
export class MemberGroups {
  /** `members` is the field of the groups that lists their members, `user` the id of one. */
  constructor(
    readonly model: ResourceModel,
    readonly members: string,
    readonly user: string,
  ) {}
}

/** The filter value of a reference for the present user: themselves, or their groups. Undefined for other targets. */
export function relativeValueOf(field: FieldRecord): string | undefined {
  const { users, members } = resourceOf(targetOf(field)).options;
  if (users) return RELATIVE_VALUES.me;
  // Custom fields hold ids as texts; none of their kinds refers to groups.
  return members && !field.custom ? RELATIVE_VALUES.groups : undefined;
}

/**
 * Resolves a relative filter value: `@me` is the user's id, `@mygroups` their groups, `@now` the present moment,
 * `@today`, `@today+3` and `@today-3` days in the zone of the desk, `@this_month` and the other periods the end for the
 * bound. Other values are returned as they are, for the kind of the field to judge.
 */
export function resolveRelativeValue(
  value: unknown,
  field: FieldRecord,
  operator: FilterOperator,
  me: () => string | null,
): unknown {
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const { widget } = field.kind;
  if (widget === 'moment' && value === '@now') return clock.now().toISOString();
  if (widget === 'day' || widget === 'moment') {
    const day = DAY.exec(value);
    return day ? dayFromToday(Number(day[1] ?? 0)) : (endOf(value, operator) ?? value);
  }
  if (!widget.startsWith('reference') || value !== relativeValueOf(field)) return value;
  const user = me();
  if (user === null || value === RELATIVE_VALUES.me) return user ?? value;
  const groups = resourceOf(targetOf(field));
  return new MemberGroups(groups, groups.options.members as string, user);
}
