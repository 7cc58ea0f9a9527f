import { TICKET_TYPES } from '../vocabulary/ticket-type.js';

const index = (type: string) => {
  const name = `assignment_group_default_${type.toLowerCase()}`;
  const taken = `('${type}' = any ("default_for_types"))`;
  return { name, expression: `create unique index "${name}" on "assignment_group" ("tenant") where ${taken}` };
};

/** Holds in the database that no ticket type has two default groups, and finds the one it has (spec §8). */
export const ONE_DEFAULT_PER_TYPE = TICKET_TYPES.map(index);
