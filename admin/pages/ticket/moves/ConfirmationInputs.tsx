import { BooleanInput, useTranslate } from 'react-admin';

const mustBeYes = (value: unknown) => (value ? undefined : 'errors.CONFIRMATION_REQUIRED');

/** Questions that must be answered with yes, such as «Close without an invoice?» (domain, confirmation pattern). */
export function ConfirmationInputs({ codes }: { codes: string[] }) {
  const translate = useTranslate();
  return codes.map((code) => (
    <BooleanInput
      key={code}
      source={`confirmed.${code}`}
      label={translate(`tickets.confirm.${code}`, { _: translate(`errors.${code}`) })}
      defaultValue={false}
      validate={mustBeYes}
      helperText={false}
    />
  ));
}
