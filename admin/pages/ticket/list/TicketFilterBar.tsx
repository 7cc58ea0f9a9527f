import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ColumnsMenu } from '../../../generator/list/ColumnsMenu';
import { FilterChip } from '../../../generator/list/FilterChip';
import { FilterPopover } from '../../../generator/list/FilterPopover';
import { QueryMenu } from '../../../generator/list/QueryMenu';
import { SaveQueryButton } from '../../../generator/list/SaveQueryButton';
import { SearchField } from '../../../generator/list/SearchField';
import { activeFilters, type FilterModel, withFilter } from '../../../generator/model/filters';
import { GROUPS, useListChoices } from '../data/use-list-choices';
import { useTicketFilters } from '../data/use-ticket-filters';
import { isFiltered, tabOf, withTab } from '../model/tabs';
import { MineToggle } from './MineToggle';
import { StateFilterChip } from './StateFilterChip';

/** Search, one's own or all, the filters that are set as chips, and how to add one. */
export function TicketFilterBar({ isWide }: { isWide: boolean }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { rememberGroups, setOnlyMine } = useListChoices();
  const filters = useTicketFilters();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<{ filter: FilterModel; anchor: HTMLElement }>();
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, flexShrink: 0 }}>
      <SearchField />
      <MineToggle />
      <StateFilterChip />
      {activeFilters(filters, filterValues).map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          onOpen={(anchor) => setOpen({ filter, anchor })}
          onRemove={() => change(withFilter(filterValues, filter, {}))}
        />
      ))}
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-haspopup="menu"
        aria-expanded={Boolean(menu)}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {translate('generator.filter.add')}
      </Button>
      {isFiltered(filterValues) && (
        <Button size="small" color="inherit" onClick={clear}>
          {translate('generator.filter.clear')}
        </Button>
      )}
      {isWide && <SaveQueryButton />}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <QueryMenu />
        {isWide && <ColumnsMenu />}
      </Box>
      <Menu open={Boolean(menu)} anchorEl={menu} onClose={() => setMenu(null)}>
        {filters.map((filter) => (
          <MenuItem
            key={filter.name}
            dense
            onClick={() => {
              if (menu) setOpen({ filter, anchor: menu });
              setMenu(null);
            }}
          >
            <ListItemText primary={translate(filter.field.label, { _: filter.field.label })} />
          </MenuItem>
        ))}
      </Menu>
      {open && (
        <FilterPopover
          filter={open.filter}
          anchor={open.anchor}
          values={filterValues}
          onClose={() => setOpen(undefined)}
          onApply={(next) => {
            change(withFilter(filterValues, open.filter, next));
            setOpen(undefined);
          }}
        />
      )}
    </Box>
  );
}
