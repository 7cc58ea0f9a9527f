import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';

const mustBeYes = (value: unknown) => (value ? undefined : 'errors.CONFIRMATION_REQUIRED');

/** Questions that must be answered with yes, such as «Close without an invoice?» (domain, confirmation pattern). */
export function ConfirmationInputs({ codes }: { codes: string[] }) {
  return codes.map((code) => <Confirmation key={code} code={code} />);
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
