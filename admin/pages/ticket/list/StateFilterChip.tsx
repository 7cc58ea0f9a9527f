import { Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { explainsStates } from '../model/quick-filters';
import { statesAsked, tabOf, withTab } from '../model/tabs';

/** The states in the address, if they differ from those of a tab; the cross shows the whole tab. */
export function StateFilterChip() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const label = fieldOf(useTicketModel(), 'state')?.label ?? 'state';
  if (explainsStates(filterValues)) return null;
  const states = statesAsked(filterValues)
    .map((state) => translate(`enums.ticketState.${state}`))
    .join(', ');
  return (
    <Chip
      size="small"
      variant="outlined"
      color="primary"
      label={translate('tickets.list.filter', { field: translate(label), value: states })}
      onDelete={() => setFilters(withTab(filterValues, tabOf(filterValues)), [])}
      sx={{ maxWidth: (theme) => theme.spacing(44) }}
    />
  );
}
