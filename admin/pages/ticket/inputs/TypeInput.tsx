import { useInput, useTranslate } from 'react-admin';
import { useTypeChoices } from '../data/use-type-choices';
import { TypeCards } from '../TypeCards';

/** The type of a new ticket, chosen from cards. */
export function TypeInput() {
  const translate = useTranslate();
  const choices = useTypeChoices();
  const { field, fieldState } = useInput<string | undefined>({
    source: 'type',
    validate: (value) => (value ? undefined : 'errors.REQUIRED'),
  });
  return (
    <TypeCards
      name={field.name}
      label={translate('resources.tickets.fields.type')}
      choices={choices}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message?.replace(/^@@react-admin@@"?|"$/g, '')}
    />
  );
}
