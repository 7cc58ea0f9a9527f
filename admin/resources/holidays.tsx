import { lazy, Suspense } from 'react';
import type { ResourceOverride } from '../generator';
import { DeadlinesBanner } from './slas';

const HolidayIntakeButton = lazy(() => import('../pages/holidays/HolidayIntakeButton'));

const Intake = () => (
  <Suspense fallback={null}>
    <HolidayIntakeButton />
  </Suspense>
);

/** Beside the list, holidays are taken over by the dozen. */
export const holidays: ResourceOverride = { control: Intake, banner: DeadlinesBanner };
