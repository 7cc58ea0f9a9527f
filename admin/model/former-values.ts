import { valueAt } from './paths';
import { isSame } from './record-diff';
import type { FieldModel } from './resource-model';

/** A change of one field as the log holds it. */
export interface LoggedChange {
  field: string;
  from?: unknown;
  fromId?: string | null;
  fromIds?: readonly string[] | null;
}

/** A field and its value before a logged change, in the form in which a record is written. */
export interface FormerValue {
  field: FieldModel;
  value: unknown;
}

/** The former values that this user may write to a record and that differ from its present ones. */
export function formerValues(
  fields: readonly FieldModel[],
  changes: readonly LoggedChange[],
  record: object,
): FormerValue[] {
  return changes.flatMap((change) => {
    const field = fields.find(({ name, editable }) => editable && name === change.field);
    const value = field && formerValue(field, change);
    return !field || value === undefined || isSame(valueAt(record, field.name), value) ? [] : [{ field, value }];
  });
}

/** Undefined for values that the log does not hold: secrets, and those of other kinds that the field had at that time. */
function formerValue({ widget, items = [] }: FieldModel, { from = null, fromId, fromIds }: LoggedChange): unknown {
  if ([widget, ...items.map((item) => item.widget)].includes('secret')) return undefined;
  if (widget === 'reference') return fromId;
  if (widget === 'references') return from === null ? [] : (fromIds ?? undefined);
  if (widget === 'translated' && typeof from === 'string') return undefined;
  // The log holds no value for an empty list, or for a switch that is off.
  if (widget === 'flag') return from ?? false;
  return ['choices', 'tags', 'embeddedList'].includes(widget) ? (from ?? []) : from;
}
