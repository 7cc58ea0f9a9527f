/** Resources that the full-text search looks at, in the order in which they are offered. */
export const SEARCHED = ['tickets', 'activities', 'attachments', 'reports', 'customers', 'locations', 'users'] as const;
export type Searched = (typeof SEARCHED)[number];
