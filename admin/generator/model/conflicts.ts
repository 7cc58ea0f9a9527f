import { isSame } from '../../providers/record-diff';
import { valueAt } from './paths';
import type { FieldModel } from './resource-model';

/** A field whose value differs between what the user typed and what was saved in the meantime. */
export interface Conflict {
  field: FieldModel;
  mine: unknown;
  theirs: unknown;
  /** Whether the user changed it; if not, the saved value is the sensible choice. */
  changedByMe: boolean;
}

/**
 * Compares three states of a record: as loaded (`base`), as typed (`mine`), as saved by another (`theirs`),
 * over the fields that can be edited. Order as in the form.
 */
export function findConflicts(fields: FieldModel[], base: object, mine: object, theirs: object): Conflict[] {
  return fields
    .filter((field) => field.editable)
    .map((field) => ({
      field,
      mine: valueAt(mine, field.name),
      theirs: valueAt(theirs, field.name),
      changedByMe: !isSame(valueAt(mine, field.name), valueAt(base, field.name)),
    }))
    .filter(({ mine: typed, theirs: saved }) => !isSame(typed, saved));
}
