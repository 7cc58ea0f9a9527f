import type { ResourceOverride } from '../generator';

/** A phone shows when, where and who: day, beginning, end, customer, place and person. */
export const appointments: ResourceOverride = { details: 6 };
