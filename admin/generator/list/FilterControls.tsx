import FilterList from '@mui/icons-material/FilterList';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useMemo, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { activeFilters, type FilterModel, type FilterValues, filtersOf, withFilter } from '../model/filters';
import { useResourceModel } from '../resource-model-context';
import { FilterChip } from './FilterChip';
import { FilterPopover } from './FilterPopover';
import { SaveQueryButton } from './SaveQueryButton';
import { SearchField } from './SearchField';

/** Where a filter is being set, and at which button or chip its inputs open. */
interface OpenFilter {
  filter: FilterModel;
  anchor: HTMLElement;
}

/** Search, the filters that are set as chips, the way to add one and to keep them all under a name. */
export function FilterControls() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { filterValues, setFilters } = useListContext();
  const filters = useMemo(() => filtersOf(model.fields), [model]);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<OpenFilter>();
  const active = activeFilters(filters, filterValues);
  const change = (next: FilterValues) => setFilters(next, []);
  const choose = (filter: FilterModel) => {
    if (menu) setOpen({ filter, anchor: menu });
    setMenu(null);
  };
  return (
    <>
      {model.searchable && <SearchField />}
      {active.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          onOpen={(anchor) => setOpen({ filter, anchor })}
          onRemove={() => change(withFilter(filterValues, filter, {}))}
        />
      ))}
      {filters.length > 0 && (
        <Button
          size="small"
          startIcon={<FilterList />}
          aria-haspopup="menu"
          aria-expanded={Boolean(menu)}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          {translate('generator.filter.add')}
        </Button>
      )}
      {active.length > 1 && (
        <Button size="small" color="inherit" onClick={() => change('q' in filterValues ? { q: filterValues.q } : {})}>
          {translate('generator.filter.clear')}
        </Button>
      )}
      <SaveQueryButton />
      <Menu open={Boolean(menu)} anchorEl={menu} onClose={() => setMenu(null)}>
        {filters.map((filter) => (
          <MenuItem key={filter.name} onClick={() => choose(filter)} dense>
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
    </>
  );
}
