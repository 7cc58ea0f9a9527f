import { RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import { LazyInput } from '../../../generator/inputs/LazyInput';
import type { FieldModel } from '../../../model/resource-model';
import { dayField } from './day-field';

const reasons = ['WAIT_CUSTOMER', 'WAIT_THIRD_PARTY', 'WAIT_INTERNAL', 'WAIT_APPROVAL'];
const resubmission: FieldModel = dayField('resubmissionDate', 'tickets.clarification.resubmission', {
  help: 'tickets.clarification.resubmissionHelp',
});

interface ClarificationInputsProps {
  /** Whether the dialog has an input for the question; otherwise the message contains it. */
  hasText: boolean;
}

/** The reason of a clarification, its question, and optionally the date of a resubmission. */
export function ClarificationInputs({ hasText }: ClarificationInputsProps) {
  const translate = useTranslate();
  const reason = useWatch({ name: 'clarificationReason' });
  return (
    <>
      <RadioButtonGroupInput
        source="clarificationReason"
        label={translate('tickets.clarification.reason')}
        choices={reasons.map((id) => ({ id, name: `enums.clarificationReason.${id}` }))}
        validate={required('errors.REQUIRED')}
        helperText={false}
        row={false}
      />
      {hasText && (
        <TextInput
          source="text"
          label={translate('tickets.clarification.text')}
          helperText={translate(`tickets.clarification.goesTo.${reason ?? 'none'}`)}
          validate={required('errors.REQUIRED')}
          multiline
          minRows={4}
          maxRows={12}
          variant="outlined"
        />
      )}
      <LazyInput field={resubmission}>
        <WidgetInput field={resubmission} />
      </LazyInput>
    </>
  );
}
