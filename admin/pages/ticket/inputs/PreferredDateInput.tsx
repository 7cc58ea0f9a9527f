import type { FieldSlotProps } from '../../../generator';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import { FieldWarnings } from './FieldWarnings';

/** The day that the customer would like; one without work is allowed, and said. */
export function PreferredDateInput({ field }: FieldSlotProps) {
  return (
    <>
      <WidgetInput field={field} />
      <FieldWarnings field={field.name} />
    </>
  );
}
