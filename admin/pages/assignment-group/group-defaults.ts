/** The fields of an assignment group that decide which group loses a default. */
export interface Group {
  id: string;
  name: string;
  defaultForTypes: string[];
}

/** The other groups that are the default of a chosen ticket type now, with the types that each of them loses (spec §8). */
export function groupsThatLose(groups: Group[], ownId: string | undefined, chosen: string[]) {
  return groups
    .filter(({ id }) => id !== ownId)
    .map((group) => ({ group, types: group.defaultForTypes.filter((type) => chosen.includes(type)) }))
    .filter(({ types }) => types.length > 0);
}
