import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { IconButton, ListItem, ListItemText, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { AbsenceDialog } from './AbsenceDialog';
import type { Absence, AbsenceWrites } from './use-own-absences';

/** One absence with its deputy, and buttons to change and to remove it. */
export function AbsenceItem({ absence, write }: { absence: Absence; write: AbsenceWrites }) {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const [editing, setEditing] = useState(false);
  const deputy = absence._embedded?.deputy?.title;
  const details = [deputy ? translate('absences.deputy', { name: String(deputy) }) : null, absence.note];
  const period = translate('absences.period', {
    from: format.day(absence.activeFrom),
    to: format.day(absence.activeTo),
  });
  const remove = () => write.remove(absence).catch(notifyFailure);
  return (
    <ListItem disableGutters divider sx={{ gap: 0.5 }}>
      <ListItemText primary={period} secondary={details.filter(Boolean).join(' · ')} />
      <Tooltip title={translate('absences.edit')}>
        <IconButton
          size="small"
          aria-label={`${translate('absences.edit')}: ${period}`}
          onClick={() => setEditing(true)}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('absences.remove')}>
        <IconButton size="small" aria-label={`${translate('absences.remove')}: ${period}`} onClick={remove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      {editing && (
        <AbsenceDialog
          absence={absence}
          onSave={(body) => write.change(absence, body)}
          onClose={() => setEditing(false)}
        />
      )}
    </ListItem>
  );
}
