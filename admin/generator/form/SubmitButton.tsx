import { Button } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** The button that sends the surrounding form, and shows that the form is being sent. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {label}
    </Button>
  );
}
