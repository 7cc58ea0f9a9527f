import { partsOfKey } from './filter-key';
import type { FieldModel, ResourceModel } from './resource-model';

/** The parameter `embed`, so that records include the titles of references; undefined without references. */
export function embedsOf(fields: readonly FieldModel[]): string[] | undefined {
  const names = fields.filter(({ reference, widget }) => reference && widget !== 'text').map(({ name }) => name);
  return names.length > 0 ? names : undefined;
}

/** The parameters `embed` and `fields` of a list: its columns, their titles, and the fields that rows and actions need. */
export function listSelection(
  { title, isSwitched, actions }: ResourceModel,
  columns: readonly FieldModel[],
  besides: readonly string[] = [],
) {
  const conditions = actions.flatMap(({ when = [], can }) => [
    ...when.flatMap((filter) => Object.keys(filter).map((key) => partsOfKey(key)[0])),
    ...(can ? ['can'] : []),
  ]);
  const always = [title, 'version', ...(isSwitched ? ['active'] : []), ...conditions, ...besides];
  return { embed: embedsOf(columns), fields: [...new Set([...columns.map(({ name }) => name), ...always])] };
}
