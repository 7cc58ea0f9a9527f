import FilterList from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { activeFilters, type FilterModel, type FilterValues, withFilter } from '../../model/filters';
import { FilterChip } from './FilterChip';

// Inputs of all kinds, not needed to show a list.
const FilterMenu = lazy(() => import('./FilterMenu'));
const FilterPopover = lazy(() => import('./FilterPopover'));

/** The filter whose inputs are open, and the button or chip at which they open. */
interface OpenFilter {
  filter: FilterModel;
  anchor: HTMLElement;
}

interface FilterChoiceProps {
  filters: FilterModel[];
  values: FilterValues;
  /** The values that have chips: those of the open tab and of quick filters need none. */
  shown: FilterValues;
  onChange: (values: FilterValues) => void;
  onRemove: (keys: readonly string[]) => void;
  /** Key of the text of the button. */
  label?: string;
}

/** The active filters as chips, and the button that adds a filter. */
export function FilterChoice({
  filters,
  values,
  shown,
  onChange,
  onRemove,
  label = 'generator.filter.add',
}: FilterChoiceProps) {
  const translate = useTranslate();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<OpenFilter>();
  const choose = (filter: FilterModel) => {
    if (menu) setOpen({ filter, anchor: menu });
    setMenu(null);
  };
  const active = activeFilters(filters, shown);
  const reset = () => {
    onRemove(active.flatMap(({ keys }) => keys));
    setMenu(null);
  };
  return (
    <>
      {active.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          values={values}
          onOpen={(anchor) => setOpen({ filter, anchor })}
          onRemove={() => onRemove(filter.keys)}
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
          {translate(label)}
        </Button>
      )}
      <Suspense>
        {menu && (
          <FilterMenu
            anchor={menu}
            filters={filters}
            onChoose={choose}
            onClose={() => setMenu(null)}
            onReset={active.length > 0 ? reset : undefined}
          />
        )}
        {open && (
          <FilterPopover
            filter={open.filter}
            anchor={open.anchor}
            values={values}
            onClose={() => setOpen(undefined)}
            onApply={(next) => {
              onChange(withFilter(values, open.filter, next));
              setOpen(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
