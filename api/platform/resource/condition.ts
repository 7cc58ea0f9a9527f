/** Which rows: in the terms of a resource's properties, as the ORM takes it; symbols stand for SQL of a rule's own. */
export type Condition = Record<string | symbol, unknown>;
