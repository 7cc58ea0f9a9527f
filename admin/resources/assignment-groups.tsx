import { lazy } from 'react';
import type { FieldSlotProps, ResourceOverride } from '../generator';

const DefaultTakenNotice = lazy(() => import('../pages/assignment-group/DefaultTakenNotice'));
const ReferencesInput = lazy(async () => ({
  default: (await import('../generator/inputs/ReferenceInputs')).ReferencesInput,
}));

/** People of the desk and of executing companies; nobody of a customer takes care of tickets. */
const MembersInput = ({ field }: FieldSlotProps) => <ReferencesInput field={field} filter={{ customerCode: null }} />;

/** The generated screens with the warning of the one rule that touches other groups, and only own people as members. */
export const assignmentGroups: ResourceOverride = {
  notice: DefaultTakenNotice,
  fields: { members: { input: MembersInput } },
};
