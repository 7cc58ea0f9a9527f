import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { activeFilters, type FilterValues, filtersOf } from '../../model/filters';
import { filtersBeyondView } from '../../model/views';
import { useResourceModel } from '../resource-model-context';
import { FilterChoice } from './FilterChoice';
import { SaveQueryButton } from './SaveQueryButton';
import { SearchField } from './SearchField';
import { useViewTabs } from './views/use-views';

/** Search, filters, and the button that saves them as a query. */
export function FilterControls() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { filterValues, setFilters } = useListContext();
  const { shown } = useViewTabs();
  const filters = useMemo(() => filtersOf(model.fields), [model]);
  const change = (next: FilterValues) => setFilters(next, []);
  return (
    <>
      {model.searchable && <SearchField />}
      <FilterChoice filters={filters} values={filterValues} view={shown} onChange={change} />
      {activeFilters(filters, filtersBeyondView(filterValues, shown)).length > 1 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => change({ ...shown?.filter, ...('q' in filterValues && { q: filterValues.q }) })}
        >
          {translate('generator.filter.clear')}
        </Button>
      )}
      <SaveQueryButton />
    </>
  );
}
