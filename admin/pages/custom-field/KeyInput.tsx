import { TextInput } from 'react-admin';
import type { FieldSlotProps } from '../../generator';
import { inputProps } from '../../generator/inputs/input-props';
import { keyOf } from './key-of';
import { useSuggested } from './use-suggested';

/** The name of the field for interfaces; it follows the German label until the user edits it. */
export function KeyInput({ field }: FieldSlotProps) {
  useSuggested(field.name, 'label', keyOf);
  return <TextInput {...inputProps(field)} autoComplete="off" spellCheck={false} />;
}
