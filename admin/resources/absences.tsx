import type { ResourceOverride } from '../generator';
import { DeputyInput, FellowInput } from '../pages/people/AbsenceInputs';

/** Only people whose absences one keeps are offered, and only those who may stand in. */
export const absences: ResourceOverride = { fields: { user: { input: FellowInput }, deputy: { input: DeputyInput } } };
