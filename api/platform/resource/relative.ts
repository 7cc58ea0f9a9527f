import { clock } from '../clock.js';
import { CALENDAR_PERIODS } from '../vocabulary/calendar-period.js';
import { RELATIVE_VALUES } from '../vocabulary/filter-operator.js';
import { calendarPeriod } from './calendar-period.js';
import type { FieldRecord, Operator } from './field.js';
import { targetOf } from './reference-kinds.js';
import { resourceOf } from './resource.js';
import type { ResourceModel } from './resource-model.js';
import { dayFromToday, today } from './today.js';

/** A day counted from the present one, in the filter of a day or a moment: at most some 27 years away. */
const DAY = /^@today(?:([+-]\d{1,4}))?$/;

/** Which end of a period a bound is about: what is from it on begins with it, what is up to it ends with it. */
const ENDS: Partial<Record<Operator, 'from' | 'until'>> = { _gte: 'from', _lt: 'from', _lte: 'until', _gt: 'until' };

function endOf(value: string, operator: Operator): string | undefined {
  const name = CALENDAR_PERIODS.find((one) => value === `@${one.toLowerCase()}`);
  const end = ENDS[operator];
  return name && end && calendarPeriod(name, today())[end];
}

/** Stands for the ids of all groups that have somebody as a member: the database finds them where it compares. */
export class MemberGroups {
  /** `members` is the field of the groups that lists their members, `user` the id of one. */
  constructor(
    readonly model: ResourceModel,
    readonly members: string,
    readonly user: string,
  ) {}
}

/**
 * The value of a filter by which a reference asks for what is the user's own: themselves, or their groups. Undefined where
 * it points to neither.
 */
export function relativeValueOf(field: FieldRecord): string | undefined {
  const { users, members } = resourceOf(targetOf(field)).options;
  if (users) return RELATIVE_VALUES.me;
  // Values of a tenant's own fields are kept as texts; none of their kinds points to groups.
  return members && !field.custom ? RELATIVE_VALUES.groups : undefined;
}

/**
 * A value of a filter as it is for who asks now: `@me` is the id of their record, `@mygroups` stands for the groups that
 * they are a member of, `@now` the present moment, `@today`, `@today+3` and `@today-3` are days in the zone of the desk, `@this_month` and the other
 * periods the end of them that a bound is about. Anything else is given back as it is, so that the kind of the field judges it.
 */
export function resolveRelativeValue(
  value: unknown,
  field: FieldRecord,
  operator: Operator,
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
