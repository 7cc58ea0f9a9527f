import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  FieldTitle,
  RadioButtonGroupInput,
  SelectInput,
} from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inputProps } from './input-props';

interface ChoiceInputProps {
  field: FieldModel;
}

const fewEnoughForRadios = 3;
const fewEnoughForBoxes = 8;

/** The values of a choice in react-admin's shape; their names are keys of texts. */
function choicesOf({ choices }: FieldModel): { id: string; name: string }[] {
  return (choices?.offered ?? choices?.values ?? []).map((value) => ({
    id: value,
    name: `enums.${choices?.name}.${value}`,
  }));
}

/** One value of a fixed set: buttons for up to three mandatory choices, else a list, which can be emptied where a record may lack the value. */
export function ChoiceInput({ field }: ChoiceInputProps) {
  const choices = choicesOf(field);
  if (field.required && (field.choices?.values ?? []).length <= fewEnoughForRadios) {
    return <RadioButtonGroupInput {...inputProps(field)} choices={choices} />;
  }
  // A field that the server fills is not marked as mandatory, and has no empty entry.
  const filled = field.neverEmpty && {
    isRequired: true,
    label: <FieldTitle label={field.label} isRequired={field.required} />,
  };
  return <SelectInput {...inputProps(field)} {...filled} choices={choices} />;
}

/** Several values of a fixed set: checkboxes for few choices, else a field with completion. */
export function ChoicesInput({ field }: ChoiceInputProps) {
  const choices = choicesOf(field);
  if (choices.length <= fewEnoughForBoxes) return <CheckboxGroupInput {...inputProps(field)} choices={choices} />;
  return <AutocompleteArrayInput {...inputProps(field)} choices={choices} />;
}
