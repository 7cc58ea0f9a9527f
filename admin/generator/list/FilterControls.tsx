import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { filtersOf } from '../../model/filters';
import { backToView } from '../../model/views';
import { useResourceModel } from '../resource-model-context';
import { FilterChoice } from './FilterChoice';
import { PeriodFilters } from './PeriodFilters';
import { SaveQueryButton } from './SaveQueryButton';
import { SearchField } from './SearchField';
import { QuickViews } from './views/QuickViews';
import { useViewTabs } from './views/use-views';

const none: readonly string[] = [];

/** Search, periods, quick filters, filters, and the button that saves them as a query. */
export function FilterControls() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { filterValues } = useListContext();
  const { shown, setQuick, beside, change } = useViewTabs();
  const { filters: first, controls: Controls, periods = none } = override.listing ?? {};
  const filters = useMemo(() => filtersOf(model.fields, first ?? periods), [model, first, periods]);
  const ofPeriods = filters.filter(({ name }) => periods.includes(name));
  const { q } = filterValues;
  const hasFilters = setQuick.length > 0 || Object.keys(beside).some((key) => key !== 'q');
  return (
    <>
      {model.searchable && <SearchField />}
      {Controls && <Controls />}
      <PeriodFilters filters={ofPeriods} values={filterValues} onChange={change} />
      <QuickViews />
      <FilterChoice
        filters={filters.filter((filter) => !ofPeriods.includes(filter))}
        values={filterValues}
        shown={beside}
        onChange={change}
        onRemove={(keys) => change(backToView(filterValues, shown, keys))}
      />
      {hasFilters && (
        <Button
          size="small"
          color="inherit"
          onClick={() => change({ ...shown?.filter, ...(q !== undefined && { q }) })}
        >
          {translate('generator.filter.clear')}
        </Button>
      )}
      <SaveQueryButton />
    </>
  );
}
