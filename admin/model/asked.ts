import { partsOfKey } from './filter-key';
import type { FieldModel, ResourceModel } from './resource-model';

/** Names to ask for with `embed`, so that the titles of references come with the records; absent when there are none. */
export function embedsOf(fields: readonly FieldModel[]): string[] | undefined {
  const names = fields.filter(({ reference }) => reference).map(({ name }) => name);
  return names.length > 0 ? names : undefined;
}

/** What a list asks of each record: its columns with the titles in them, and what rows show or offer besides. */
export function askedOf(
  { title, isSwitched, actions }: ResourceModel,
  columns: readonly FieldModel[],
  besides: readonly string[] = [],
) {
  const looked = actions.flatMap(({ when = [] }) =>
    when.flatMap((filter) => Object.keys(filter).map((key) => partsOfKey(key)[0])),
  );
  const always = [title, 'version', ...(isSwitched ? ['active'] : []), ...looked, ...besides];
  return { embed: embedsOf(columns), fields: [...new Set([...columns.map(({ name }) => name), ...always])] };
}
