import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { wholeForm } from '../../../generator/form/refusal';

/** Why a dialog was refused, where it concerns none of its inputs. */
export function WholeFailure() {
  const { errors } = useFormState();
  const { root } = errors as { root?: Record<string, { message?: string }> };
  const message = root?.[wholeForm]?.message;
  return message ? <Alert severity="error">{message}</Alert> : null;
}
