/** Groups in which the screens offer the master data, in their order; what names none stands in the last one. */
export const RESOURCE_GROUPS = ['ORGANISATION', 'CUSTOMERS', 'TICKETS', 'DEADLINES', 'COMMUNICATION', 'OTHER'] as const;
export type ResourceGroup = (typeof RESOURCE_GROUPS)[number];
