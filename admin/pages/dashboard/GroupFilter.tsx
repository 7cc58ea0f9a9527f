import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { SelectFilter } from '../../components/SelectFilter';

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
    <SelectFilter
      id="dashboard-group"
      label={label}
      all={translate('dashboard.allGroups')}
      value={selected}
      choices={data.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
      width={28}
    />
  );
}
