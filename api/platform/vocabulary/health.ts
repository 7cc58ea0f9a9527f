/** How a part of the installation is: at work, at work with something to look after, or not at work. */
export const CONDITIONS = ['UP', 'WARNING', 'DOWN'] as const;
export type Condition = (typeof CONDITIONS)[number];
