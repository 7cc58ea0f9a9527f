import { lazy, Suspense } from 'react';
import { RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayField } from './day-field';

const DayInput = lazy(() => import('../../../generator/inputs/DayInput'));

const closingDate = dayField('closingDate', 'tickets.closing.date', { required: true });

/** How the ticket ends, a note that the customer reads, and the day. */
export function ClosingInputs({ choices }: { choices: { state: string; noteRequired: boolean }[] }) {
  const translate = useTranslate();
  const chosen = useWatch({ name: 'closingState' });
  const needsNote = choices.some(({ state, noteRequired }) => state === chosen && noteRequired);
  return (
    <>
      <RadioButtonGroupInput
        source="closingState"
        label={translate('tickets.closing.state')}
        choices={choices.map(({ state }) => ({ id: state, name: `enums.closingState.${state}` }))}
        validate={required('errors.REQUIRED')}
        helperText={false}
        row={false}
      />
      <TextInput
        key={String(needsNote)}
        source="closingNote"
        label={translate('tickets.closing.note')}
        helperText={translate('tickets.closing.noteHelp')}
        validate={needsNote ? required('errors.NOTE_REQUIRED') : undefined}
        isRequired={needsNote}
        multiline
        minRows={3}
        maxRows={12}
        variant="outlined"
      />
      <Suspense>
        <DayInput field={closingDate} />
      </Suspense>
    </>
  );
}
