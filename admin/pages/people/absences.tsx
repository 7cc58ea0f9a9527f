import { lazy } from 'react';
import type { ResourceOverride } from '../../generator';

const inputs = () => import('./AbsenceInputs');
const FellowInput = lazy(async () => ({ default: (await inputs()).FellowInput }));
const DeputyInput = lazy(async () => ({ default: (await inputs()).DeputyInput }));

/** Offers only people whose absences the user may enter, and only possible deputies. */
export const absences: ResourceOverride = { fields: { user: { input: FellowInput }, deputy: { input: DeputyInput } } };
