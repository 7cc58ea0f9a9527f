import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { wholeForm } from './refusal';

/** The errors of a refusal that belong to no input. */
export function WholeFailure() {
  const { errors } = useFormState();
  const { root } = errors as { root?: Record<string, { message?: string }> };
  const message = root?.[wholeForm]?.message;
  return message ? <Alert severity="error">{message}</Alert> : null;
}
