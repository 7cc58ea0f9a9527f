import { SelectInput } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { inputProps } from '../../../generator/inputs/input-props';
import { useCustomerPriorities } from '../data/use-customer-priorities';

/** The priority in the customer's words: only those that were agreed with him. */
export function PriorityInput({ field }: FieldSlotProps) {
  const agreed = useCustomerPriorities();
  const values = (field.choices?.values ?? []).filter((value) => !agreed || agreed.includes(value));
  return (
    <SelectInput
      {...inputProps(field)}
      choices={values.map((id) => ({ id, name: `enums.${field.choices?.name}.${id}` }))}
    />
  );
}
