import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { usePreview } from '../data/use-preview';

/** Until when the ticket would be done if it were submitted now. */
export function DueNote() {
  const translate = useTranslate();
  const format = useFormat();
  const dueAt = usePreview()?.dueAt;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: '1.5em' }}>
      {dueAt && translate('tickets.form.dueAt', { moment: format.moment(dueAt) })}
    </Typography>
  );
}
