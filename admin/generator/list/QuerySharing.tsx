import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { useOwnGroups } from '../../providers/use-own-groups';
import type { Sharing } from './saved-query';

interface QuerySharingProps {
  value: Sharing;
  onChange: (value: Sharing) => void;
}

/** Chooses the sharing of a query: private, one of the user's groups, or all colleagues. */
export function QuerySharing({ value, onChange }: QuerySharingProps) {
  const translate = useTranslate();
  const mayShare = useCan('assignment-groups', 'list');
  const groups = useOwnGroups();
  if (!mayShare) return null;
  const chosen = value.assignmentGroup ?? value.sharedWith;
  const choose = (next: string) =>
    onChange(
      next === 'ME' || next === 'ALL'
        ? { sharedWith: next, assignmentGroup: null }
        : { sharedWith: 'GROUP', assignmentGroup: next },
    );
  return (
    <TextField
      select
      fullWidth
      id="query-sharing"
      label={translate('generator.queries.shareWith')}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      helperText={chosen !== 'ME' && translate('generator.queries.shared')}
    >
      <MenuItem value="ME">{translate('enums.querySharing.ME')}</MenuItem>
      {groups.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
      <MenuItem value="ALL">{translate('enums.querySharing.ALL')}</MenuItem>
    </TextField>
  );
}
