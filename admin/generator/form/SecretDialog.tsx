import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
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
    <AppDialog
      title={translate('developers.once.title')}
      width="sm"
      isFloating
      sx={{ '&&': { pt: 1 } }}
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('developers.once.close')}
        </Button>
      }
    >
      <CopyField id="once" label={translate(label)} value={value} helperText={translate('developers.once.text')} />
    </AppDialog>
  );
}
