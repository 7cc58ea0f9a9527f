import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { type ActivityFilter, activityFilters, internalFilters } from '../model/activity';

interface TimelineFiltersProps {
  value: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}

/** The five filters of the timeline; those for internal entries are offered to the desk alone. */
export function TimelineFilters({ value, onChange }: TimelineFiltersProps) {
  const translate = useTranslate();
  const { can } = useTicket();
  const isCustomer = useIsCustomer();
  const offered = activityFilters.filter((filter) => can.workNote || !internalFilters.has(filter));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('tickets.timeline.filter')}
      useFlexGap
      sx={{ gap: 0.75, flexWrap: 'wrap', px: { xs: 0, lg: 2 }, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {offered.map((filter) => (
        <Chip
          key={filter}
          size="small"
          variant="outlined"
          color={filter === value ? 'primary' : 'default'}
          label={translate(
            isCustomer && filter === 'CUSTOMER_MESSAGES' ? 'tickets.plain.messages' : `enums.activityFilter.${filter}`,
          )}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          sx={{ bgcolor: filter === value ? 'action.selected' : undefined }}
        />
      ))}
    </Stack>
  );
}
