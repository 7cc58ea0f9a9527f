import { MenuItem, TextField } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';

/** Most groups of a tenant in the choice. */
const MOST = 200;

/** Props of the choice. */
interface GroupFilterProps {
  label: string;
  /** Id of the group, empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Narrows the overview to one assignment group; absent if the tenant has no groups. */
export function GroupFilter({ label, value, onChange }: GroupFilterProps) {
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<RaRecord<string> & { name: string }>('masterdata/assignment-groups', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  // The choice takes its space while the groups are loaded.
  if (data.length === 0 && !isPending) return null;
  const selected = data.some(({ id }) => id === value) ? value : '';
  return (
    <TextField
      select
      id="dashboard-group"
      label={label}
      value={selected}
      onChange={(event) => onChange(event.target.value)}
      margin="none"
      sx={{ width: (theme) => theme.spacing(28) }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('dashboard.allGroups')}</MenuItem>
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
