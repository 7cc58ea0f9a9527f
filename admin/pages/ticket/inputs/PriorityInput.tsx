import { SelectInput } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { inputProps } from '../../../generator/inputs/input-props';
import { useIsCustomer } from '../data/use-is-customer';
import { usePreview } from '../data/use-preview';
import { FieldWarnings } from './FieldWarnings';

/** The effective priority, with the warnings for a submission now. */
export function PriorityInput({ field }: FieldSlotProps) {
  return (
    <>
      <Priorities field={field} values={field.choices?.values ?? []} />
      <FieldWarnings field="priority" />
    </>
  );
}

/** The priority in the customer's words: only the priorities agreed with them. */
export function CustomerPriorityInput({ field }: FieldSlotProps) {
  const isCustomer = useIsCustomer();
  const agreed = usePreview()?.customerPriorities;
  const values = (field.choices?.values ?? []).filter((value) => !agreed || agreed.includes(value));
  return (
    <>
      <Priorities field={field} values={values} />
      {isCustomer && <FieldWarnings field="priority" />}
    </>
  );
}

function Priorities({ field, values }: FieldSlotProps & { values: string[] }) {
  return (
    <SelectInput
      {...inputProps(field)}
      choices={values.map((id) => ({ id, name: `enums.${field.choices?.name}.${id}` }))}
    />
  );
}
