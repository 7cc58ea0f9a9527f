import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { figureIn, startOf, withFigure } from './figure';
import { useFigures } from './use-figure';

/** Shows the tickets of the search, or a figure of them. */
export function ViewSwitch() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { data: [first] = [] } = useFigures();
  const shown = figureIn(filterValues);
  const change = (_event: unknown, view: 'list' | 'figures' | null) => {
    if (view) setFilters(withFigure(filterValues, view === 'figures' && first ? startOf(first) : undefined), []);
  };
  return (
    <ToggleButtonGroup exclusive size="small" value={shown ? 'figures' : 'list'} onChange={change}>
      <ToggleButton value="list">{translate('figures.list')}</ToggleButton>
      <ToggleButton value="figures" disabled={!first}>
        {translate('figures.show')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
