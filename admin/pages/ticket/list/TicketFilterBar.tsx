import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { FilterChoice } from '../../../generator/list/FilterChoice';
import { SaveQueryButton } from '../../../generator/list/SaveQueryButton';
import { SearchField } from '../../../generator/list/SearchField';
import { GROUPS, useListChoices } from '../data/use-list-choices';
import { useTicketFilters } from '../data/use-ticket-filters';
import { isFiltered, tabOf, withTab } from '../model/tabs';
import { MineToggle } from './MineToggle';
import { QuickFilters } from './QuickFilters';
import { StateFilterChip } from './StateFilterChip';

/** Search, the choice between own and all tickets, active filters as chips, and a button to add one. */
export function TicketFilterBar({ isWide }: { isWide: boolean }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { rememberGroups, setOnlyMine } = useListChoices();
  const filters = useTicketFilters();
  const tab = tabOf(filterValues);
  const change = (next: Record<string, unknown>) => {
    if (next[GROUPS] !== filterValues[GROUPS]) rememberGroups(tab, (next[GROUPS] as string[] | undefined) ?? []);
    setFilters(next, []);
  };
  const clear = () => {
    setOnlyMine(false);
    change(withTab({}, tab));
  };
  return (
    <>
      <SearchField />
      <MineToggle />
      <QuickFilters />
      <StateFilterChip />
      <FilterChoice filters={filters} values={filterValues} onChange={change} />
      {isFiltered(filterValues) && (
        <Button size="small" color="inherit" onClick={clear}>
          {translate('generator.filter.clear')}
        </Button>
      )}
      {isWide && <SaveQueryButton />}
    </>
  );
}
