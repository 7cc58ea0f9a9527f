import type { Activity, FieldChange } from '../model/activity';

/** Kinds of entries with changes of the ticket's own fields. */
export const historyKinds = [
  'CREATED',
  'STATE_CHANGED',
  'TYPE_CHANGED',
  'ASSIGNED',
  'FIELD_CHANGED',
  'CHANGE_UNDONE',
  'APPROVAL_DECIDED',
] as const;

/** One field that was changed, or given its first value. */
export interface HistoryRow {
  id: string;
  activity: Activity;
  field: string;
  label?: FieldChange['label'];
  from: unknown;
  to: unknown;
  /** Whether the row is the first of its entry; it shows the moment and the person. */
  isFirst: boolean;
}

/**
 * The rows of a history, the newest entry first; only fields that the reader may see or that carry their label, and of
 * one field if given.
 */
export function historyRows(
  activities: readonly Activity[],
  isKnown: (field: string) => boolean,
  field?: string,
): HistoryRow[] {
  return activities.flatMap((activity) =>
    changesOf(activity)
      .filter((change) => (isKnown(change.field) || change.label) && (!field || change.field === field))
      .map((change, index) => ({
        ...change,
        id: `${activity.id} ${change.field}`,
        activity,
        isFirst: index === 0,
      })),
  );
}

function changesOf({ fromState, toState, changes }: Activity): Pick<HistoryRow, 'field' | 'label' | 'from' | 'to'>[] {
  const state = toState ? [{ field: 'state', from: fromState, to: toState }] : [];
  return [...state, ...changes];
}
