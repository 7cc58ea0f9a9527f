import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';

/** A confirmation that no ticket was raised, with a link away from the form. */
export function SolvedDialog() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = useId();
  const leave = () => navigate('/dashboard', { replace: true });
  return (
    <Dialog open onClose={leave} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('articles.doneTitle')}</DialogTitle>
      <DialogContent>
        <Typography role="status">{translate('articles.done')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={leave}>
          {translate('articles.dashboard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
