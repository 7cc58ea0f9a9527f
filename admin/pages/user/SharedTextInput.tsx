import { TextInput, useRecordContext } from 'react-admin';
import type { FieldSlotProps } from '../../generator';
import { inputProps } from '../../generator/inputs/input-props';
import type { UserRecord } from './user';

/** A text that other tenants may share: locked if they do. */
export default function SharedTextInput({ field }: FieldSlotProps) {
  const locked = useRecordContext<UserRecord>()?.can?.locked.includes(field.name) ?? false;
  return (
    <TextInput
      {...inputProps(field)}
      {...(field.widget === 'email' && { type: 'email', autoComplete: 'off' })}
      disabled={locked}
    />
  );
}
