/** Suffixes of the filter dialect (contract), behind the name of a field; the empty one is equality. */
export const FILTER_OPERATORS = ['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte', '_contains', '_starts'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** Filter values that depend on the user: the user themselves, and the groups of which they are a member. */
export const RELATIVE_VALUES = { me: '@me', groups: '@mygroups' } as const;
