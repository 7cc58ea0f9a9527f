import { useListContext, useTranslate } from 'react-admin';
import { SelectFilter } from '../../components/SelectFilter';
import { useChangeWords } from '../../generator/changes/use-change-words';
import { useApplication } from '../../providers/application';

/** Filters the history of the configuration by the resource of the changed records. */
export function AreaFilter() {
  const translate = useTranslate();
  const { models } = useApplication();
  const { areaOf } = useChangeWords();
  const { filterValues, setFilters } = useListContext();
  const areas = [...models.filter(({ isAudited }) => isAudited).map(({ path }) => path), 'failed-jobs', 'request-links']
    .map((path) => ({ value: path, label: areaOf(path, 2) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const choose = (resource: string) => {
    const { resource: _before, ...others } = filterValues;
    setFilters({ ...others, ...(resource && { resource }) });
  };
  return (
    <SelectFilter
      id="changed-area"
      label={translate('resources.config-changes.fields.resource')}
      all={translate('support.all')}
      value={filterValues.resource ?? ''}
      choices={areas}
      onChange={choose}
      width={26}
    />
  );
}
