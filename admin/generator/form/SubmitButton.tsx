import { Button } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** Sends the form around it, and shows that it is being sent. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {label}
    </Button>
  );
}
