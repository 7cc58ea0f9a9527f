import { Checkbox, DialogContentText, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import type { Transition } from '../model/transition';

const mustBeYes = (value: unknown) => (value ? undefined : 'errors.CONFIRMATION_REQUIRED');

/**
 * Questions that the user must confirm, such as «Close without an invoice?» (domain, confirmation pattern). A code
 * without a question is a sentence, confirmed by making the transition.
 */
export function ConfirmationInputs({ transition }: { transition: Pick<Transition, 'confirm' | 'questions'> }) {
  const translate = useTranslate();
  return transition.confirm.map((code) =>
    transition.questions.includes(code) ? (
      <Confirmation key={code} code={code} />
    ) : (
      <DialogContentText key={code} variant="body2">
        {translate(`tickets.unasked.${code}`)}
      </DialogContentText>
    ),
  );
}

function Confirmation({ code }: { code: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<boolean>({
    source: `confirmed.${code}`,
    defaultValue: false,
    validate: mustBeYes,
  });
  return (
    <FormControl error={fieldState.invalid} required>
      <FormControlLabel
        required
        control={<Checkbox checked={Boolean(field.value)} onChange={(_event, yes) => field.onChange(yes)} />}
        label={translate(`tickets.confirm.${code}`, { _: translate(`errors.${code}`) })}
      />
      {fieldState.invalid && <FormHelperText>{translate('errors.CONFIRMATION_REQUIRED')}</FormHelperText>}
    </FormControl>
  );
}
