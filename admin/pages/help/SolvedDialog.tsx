import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { AppDialog } from '../../components/AppDialog';

/** A confirmation that no ticket was raised, with a link away from the form. */
export function SolvedDialog() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const leave = () => navigate('/dashboard', { replace: true });
  return (
    <AppDialog
      title={translate('articles.doneTitle')}
      leave={null}
      onClose={leave}
      actions={
        <Button variant="contained" autoFocus onClick={leave}>
          {translate('articles.dashboard')}
        </Button>
      }
    >
      <Typography role="status">{translate('articles.done')}</Typography>
    </AppDialog>
  );
}
