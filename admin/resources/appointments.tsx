import type { ResourceOverride } from '../generator';

/** On a phone one sees at what time who comes: ticket, state, day, beginning, end and person. */
export const appointments: ResourceOverride = { details: 6 };
