import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Collapsible } from '../../components/Collapsible';
import { activeFilters, type FilterModel, type FilterValues, withFilter } from '../../model/filters';
import type { Bounds } from '../../model/periods';
import { PeriodChoice } from './PeriodChoice';

interface PeriodFiltersProps {
  filters: FilterModel[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** The periods of some fields, beside the search; on a phone behind a button with the number of set ones. */
export function PeriodFilters({ filters, values, onChange }: PeriodFiltersProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const choices = filters.map((filter) => {
    const { name, field, keys } = filter;
    const [from = '', until = ''] = keys;
    return (
      <PeriodChoice
        key={name}
        id={`period-${name}`}
        label={translate(field.label, { _: name })}
        bounds={{ from: values[from], until: values[until] } as Bounds}
        onChange={(next) => onChange(withFilter(values, filter, { [from]: next.from, [until]: next.until }))}
      />
    );
  });
  if (!isPhone || choices.length === 0) return choices;
  const set = activeFilters(filters, values).length;
  return (
    <Box sx={{ width: '100%' }}>
      <Collapsible label={translate('generator.filter.periods', { smart_count: set })}>
        <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>{choices}</Box>
      </Collapsible>
    </Box>
  );
}
