import Save from '@mui/icons-material/SaveOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { FormFooter } from './FormFooter';

/** Saves at the bottom of the form, always in reach. */
export function SaveBar({ cancelTo }: { cancelTo: string }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <FormFooter ground="background.paper">
      <Button type="submit" variant="contained" startIcon={<Save />} loading={isSubmitting} loadingPosition="start">
        {translate('generator.action.save')}
      </Button>
      <Button component={Link} to={cancelTo} color="inherit">
        {translate('generator.action.cancel')}
      </Button>
    </FormFooter>
  );
}
