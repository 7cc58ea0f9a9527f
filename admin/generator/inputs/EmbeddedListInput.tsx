import { ArrayInput, SimpleFormIterator } from 'react-admin';
import type { FieldModel } from '../model/resource-model';
import { FieldInput } from './FieldInput';
import { inputProps } from './input-props';

/** A list of small items, each with the fields of its shape; items can be added, moved and removed. */
export function EmbeddedListInput({ field }: { field: FieldModel }) {
  const { isRequired: _isRequired, ...props } = inputProps(field);
  return (
    <ArrayInput {...props}>
      <SimpleFormIterator inline fullWidth disableClear>
        {(field.items ?? []).map((item) => (
          <FieldInput key={item.name} field={item} />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
