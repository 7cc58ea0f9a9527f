import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyField } from '../../components/CopyField';

interface SecretDialogProps {
  label: string;
  value: string;
  onClose: () => void;
}

/** Shows the secret of a new record, once; a click outside does not close the dialog. */
export function SecretDialog({ label, value, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="once-title">
      <DialogTitle id="once-title">{translate('developers.once.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <CopyField id="once" label={translate(label)} value={value} helperText={translate('developers.once.text')} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('developers.once.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
