/** Condition of a part of the installation: it works, it works with a problem, or it is down. */
export const CONDITIONS = ['UP', 'WARNING', 'DOWN'] as const;
export type Condition = (typeof CONDITIONS)[number];
