/** Finds the few records with numbers that are still to be looked up (domain "Numbers of the ERP"). */
export const unverifiedIndex = (table: string) => {
  const name = `${table}_unverified_index`;
  return { name, expression: `create index "${name}" on "${table}" ("tenant", "id") where "unverified" <> '{}'` };
};
