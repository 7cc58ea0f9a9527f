import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useOutlook } from '../data/use-outlook';

/** Until when the ticket would be done if it were submitted now. */
export function DueNote() {
  const translate = useTranslate();
  const format = useFormat();
  const dueAt = useOutlook()?.dueAt;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: '1.5em' }}>
      {dueAt && translate('tickets.form.dueAt', { moment: format.moment(dueAt) })}
    </Typography>
  );
}
