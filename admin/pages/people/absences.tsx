import { lazy } from 'react';
import type { ResourceOverride } from '../../generator';

const inputs = () => import('./AbsenceInputs');
const FellowInput = lazy(async () => ({ default: (await inputs()).FellowInput }));
const DeputyInput = lazy(async () => ({ default: (await inputs()).DeputyInput }));

/** Only people whose absences one keeps are offered, and only those who may stand in. */
export const absences: ResourceOverride = { fields: { user: { input: FellowInput }, deputy: { input: DeputyInput } } };
