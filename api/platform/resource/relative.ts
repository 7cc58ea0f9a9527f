import type { FieldRecord } from './field.js';
import { targetOf } from './reference-kinds.js';
import { resourceOf } from './resource.js';
import { dayFromToday } from './today.js';

/** The user who asks, in the filter of a reference to users. */
const ME = '@me';
/** A day counted from the present one, in the filter of a day or a moment: at most some 27 years away. */
const DAY = /^@today(?:([+-]\d{1,4}))?$/;

const pointsToUsers = (field: FieldRecord) =>
  field.kind.widget.startsWith('reference') && resourceOf(targetOf(field)).options.users === true;

/**
 * A value of a filter as it is for who asks now: `@me` is the id of their record, `@today`, `@today+3` and `@today-3` are
 * days in the zone of the desk. Anything else is given back as it is, so that the kind of the field judges it.
 */
export function absolute(value: unknown, field: FieldRecord, me: () => string | null): unknown {
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const { widget } = field.kind;
  const day = widget === 'day' || widget === 'moment' ? DAY.exec(value) : null;
  if (day) return dayFromToday(Number(day[1] ?? 0));
  return value === ME && pointsToUsers(field) ? (me() ?? value) : value;
}
