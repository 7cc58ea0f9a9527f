import { RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import { LazyInput } from '../../../generator/inputs/LazyInput';
import { useIsCustomer } from '../data/use-is-customer';
import { dayField } from './day-field';

const closingDate = dayField('closingDate', 'tickets.closing.date', { required: true });

/** The end of the ticket, a note for the customer, and the day; a customer gets plainer words and fewer inputs. */
export function ClosingInputs({ choices }: { choices: { state: string; noteRequired: boolean }[] }) {
  const translate = useTranslate();
  const isCustomer = useIsCustomer();
  const words = isCustomer ? 'tickets.plain.closing' : 'enums.closingState';
  const chosen = useWatch({ name: 'closingState' });
  const needsNote = choices.some(({ state, noteRequired }) => state === chosen && noteRequired);
  return (
    <>
      {choices.length !== 1 && (
        <RadioButtonGroupInput
          source="closingState"
          label={translate(isCustomer ? 'tickets.plain.closingState' : 'tickets.closing.state')}
          choices={choices.map(({ state }) => ({ id: state, name: `${words}.${state}` }))}
          validate={required('errors.REQUIRED')}
          helperText={false}
          row={false}
        />
      )}
      <TextInput
        key={String(needsNote)}
        source="closingNote"
        label={translate(isCustomer ? 'tickets.plain.closingNote' : 'tickets.closing.note')}
        helperText={!isCustomer && translate('tickets.closing.noteHelp')}
        validate={needsNote ? required('errors.NOTE_REQUIRED') : undefined}
        isRequired={needsNote}
        multiline
        minRows={3}
        maxRows={12}
        variant="outlined"
      />
      {!isCustomer && (
        <LazyInput field={closingDate}>
          <WidgetInput field={closingDate} />
        </LazyInput>
      )}
    </>
  );
}
