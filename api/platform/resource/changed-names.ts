import { type CustomValues, changedKeys } from '../fields/definition.js';

/** Names of the fields whose values differ; of custom fields each under its own name besides. */
export function changedNames(before: CustomValues, after: CustomValues, place: string | undefined): string[] {
  const names = changedKeys(before, after);
  if (!place || !names.includes(place)) return names;
  const keys = changedKeys(before[place] as CustomValues, after[place] as CustomValues);
  return [...names, ...keys.map((key) => `${place}.${key}`)];
}
