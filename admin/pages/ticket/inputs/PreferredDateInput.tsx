import { lazy } from 'react';
import type { FieldSlotProps } from '../../../generator';
import { FieldWarnings } from './FieldWarnings';

const DayInput = lazy(() => import('../../../generator/inputs/DayInput'));

/** The day that the customer would like; one without work is allowed, and said. */
export function PreferredDateInput({ field }: FieldSlotProps) {
  return (
    <>
      <DayInput field={field} />
      <FieldWarnings field={field.name} />
    </>
  );
}
