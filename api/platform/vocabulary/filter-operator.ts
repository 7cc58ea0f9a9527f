/** Suffixes of the filter dialect (contract): what stands behind the name of a field; nothing there is equality. */
export const FILTER_OPERATORS = ['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte', '_contains', '_starts'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** Values of a filter that mean something else for each who asks: they themselves, and the groups they are members of. */
export const RELATIVE_VALUES = { me: '@me', groups: '@mygroups' } as const;
