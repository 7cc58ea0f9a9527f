import type { ResourceOverrides } from '../generator';

/** What differs from the generated screens, by API path of the resource. */
export const overrides: ResourceOverrides = {};
