import type { FieldSlotProps } from '../../../generator';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import { FieldWarnings } from './FieldWarnings';

/** The day that the customer prefers; a day without work is allowed, with a warning. */
export function PreferredDateInput({ field }: FieldSlotProps) {
  return (
    <>
      <WidgetInput field={field} />
      <FieldWarnings field={field.name} />
    </>
  );
}
