import { valueAt } from './paths';
import { isSame } from './record-diff';
import type { FieldModel } from './resource-model';

/** A field that both have changed, each in another way. */
export interface Conflict {
  field: FieldModel;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The result of merging two changes of one record. */
export interface Merge {
  /** Fields that only the other user changed, with the saved values: taken over without a question. */
  taken: { field: FieldModel; value: unknown }[];
  /** Fields to be chosen between, in the order of the form. */
  conflicts: Conflict[];
}

/**
 * Merges three states of a record field by field: as loaded (`base`), as typed (`mine`), as saved by another
 * (`theirs`). A field that only one user changed takes the change; equal changes are no conflict.
 */
export function mergeFields(fields: FieldModel[], base: object, mine: object, theirs: object): Merge {
  const merge: Merge = { taken: [], conflicts: [] };
  for (const field of fields.filter(({ editable }) => editable)) {
    const [was, typed, saved] = [base, mine, theirs].map((record) => valueAt(record, field.name));
    if (isSame(typed, saved) || isSame(saved, was)) continue;
    if (isSame(typed, was)) merge.taken.push({ field, value: saved ?? null });
    else merge.conflicts.push({ field, base: was, mine: typed, theirs: saved });
  }
  return merge;
}
