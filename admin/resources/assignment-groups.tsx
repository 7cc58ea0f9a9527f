import { lazy } from 'react';
import type { FieldSlotProps, ResourceOverride } from '../generator';

const DefaultTakenNotice = lazy(() => import('../pages/assignment-group/DefaultTakenNotice'));
const ReferencesInput = lazy(async () => ({
  default: (await import('../generator/inputs/ReferenceInputs')).ReferencesInput,
}));

/** People of the desk and of executing companies; tickets are never assigned to users of customers. */
const MembersInput = ({ field }: FieldSlotProps) => <ReferencesInput field={field} filter={{ customerCode: null }} />;

/** The generated screens with the warning of the rule that affects other groups, and members of the tenant alone. */
export const assignmentGroups: ResourceOverride = {
  notice: DefaultTakenNotice,
  fields: { members: { input: MembersInput } },
};
