import type { ResourceOverrides } from '../generator';
import { absences } from './absences';
import { assignmentGroups } from './assignment-groups';
import { customFields } from './custom-fields';
import { customers } from './customers';
import { tasks } from './tasks';

/** What differs from the generated screens, by API path of the resource. */
export const overrides: ResourceOverrides = {
  absences,
  'assignment-groups': assignmentGroups,
  'custom-fields': customFields,
  customers,
  tasks,
};
