import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WORKING_ROLES } from '../../../openapi/vocabulary';
import { useCan, useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { useOwnGroups } from '../../providers/use-own-groups';
import type { Sharing } from './saved-query';

interface QuerySharingProps {
  value: Sharing;
  onChange: (value: Sharing) => void;
}

/** Chooses the sharing of a query: private, one of the user's groups, or all colleagues; for managers a role and a tab. */
export function QuerySharing({ value, onChange }: QuerySharingProps) {
  const translate = useTranslate();
  const mayShare = useCan('assignment-groups', 'list');
  const groups = useOwnGroups();
  const isManager = useRole(Role.ManageMasterData);
  if (!mayShare) return null;
  const chosen = value.assignmentGroup ?? value.role ?? value.sharedWith;
  const set = (next: Partial<Sharing>) => onChange({ ...value, ...next });
  const choose = (next: string) => {
    const role = WORKING_ROLES.find((one) => one === next) ?? null;
    const sharedWith = next === 'ME' || next === 'ALL' ? next : role ? 'ROLE' : 'GROUP';
    set({ sharedWith, role, assignmentGroup: sharedWith === 'GROUP' ? next : null });
  };
  const choice = (
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
      {isManager &&
        WORKING_ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {translate('generator.queries.shareWithRole', { name: translate(`enums.role.${role}`) })}
          </MenuItem>
        ))}
      <MenuItem value="ALL">{translate('enums.querySharing.ALL')}</MenuItem>
    </TextField>
  );
  if (!isManager || chosen === 'ME') return choice;
  return (
    <>
      {choice}
      <TextField
        fullWidth
        type="number"
        label={translate('resources.saved-queries.fields.place')}
        helperText={translate('resources.saved-queries.help.place')}
        value={value.place ?? ''}
        onChange={({ target }) => set({ place: Number(target.value) || null })}
        slotProps={{ htmlInput: { min: 1, max: 99 } }}
      />
      <FormControlLabel
        label={translate('resources.saved-queries.fields.isDefault')}
        disabled={value.place === null}
        control={<Checkbox checked={value.isDefault} onChange={(_event, isDefault) => set({ isDefault })} />}
      />
    </>
  );
}
