import type { ResourceOverrides } from '../generator';
import { assignmentGroups } from './assignment-groups';
import { customers } from './customers';

/** What differs from the generated screens, by API path of the resource. */
export const overrides: ResourceOverrides = { 'assignment-groups': assignmentGroups, customers };
