import type { ResourceOverride } from '../generator';

/** Columns on a phone: day, beginning, end, customer, location and person. */
export const appointments: ResourceOverride = { details: 6 };
