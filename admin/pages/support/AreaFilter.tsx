import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useChangeWords } from '../../generator/changes/use-change-words';
import { useApplication } from '../../providers/application';

/** Filters the history of the configuration by the resource of the changed records. */
export function AreaFilter() {
  const translate = useTranslate();
  const { models } = useApplication();
  const { areaOf } = useChangeWords();
  const { filterValues, setFilters } = useListContext();
  const areas = [...models.filter(({ isAudited }) => isAudited).map(({ path }) => path), 'failed-jobs', 'request-links']
    .map((path) => ({ path, name: areaOf(path, 2) }))
    .toSorted((left, right) => left.name.localeCompare(right.name));
  const choose = (resource: string) => {
    const { resource: _before, ...others } = filterValues;
    setFilters({ ...others, ...(resource && { resource }) });
  };
  return (
    <TextField
      select
      id={useId()}
      size="small"
      label={translate('resources.config-changes.fields.resource')}
      value={filterValues.resource ?? ''}
      onChange={({ target }) => choose(target.value)}
      margin="none"
      sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(26) }) }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('support.all')}</MenuItem>
      {areas.map(({ path, name }) => (
        <MenuItem key={path} value={path}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
