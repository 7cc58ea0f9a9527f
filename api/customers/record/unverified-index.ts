/** The index of records with unverified numbers (domain "Numbers of the ERP"). */
export const unverifiedIndex = (table: string) => {
  const name = `${table}_unverified_index`;
  return { name, expression: `create index "${name}" on "${table}" ("tenant", "id") where "unverified" <> '{}'` };
};
