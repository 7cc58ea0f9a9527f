import type { FieldModel } from './resource-model';

/** Names to ask for with `embed`, so that the titles of references come with the records; absent when there are none. */
export function embedsOf(fields: FieldModel[]): string[] | undefined {
  const names = fields.filter(({ reference }) => reference).map(({ name }) => name);
  return names.length > 0 ? names : undefined;
}
