/** A condition for rows in the properties of a resource, as the ORM takes it; symbols stand for SQL of a rule. */
export type Condition = Record<string | symbol, unknown>;
