import { Box, ButtonBase } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Count } from '../../generator/list/views/Count';
import { useCounts } from '../../providers/count-lists';
import { StateChip } from '../../theme/chips';
import type { TicketState } from '../../theme/tokens';
import { fieldOf, useTicketModel } from '../ticket/data/use-ticket-model';
import { TICKETS } from '../ticket/model/ticket';
import { toFilter } from './model/search-filter';

/** Filter on states in the words of the dialect. */
const STATES = 'state_eq_any';

/**
 * The number of tickets of the search by state; a click narrows the search to a state, a second one widens it again.
 */
export function StateCounts() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { [STATES]: asked, ...others } = filterValues;
  const chosen: TicketState[] = Array.isArray(asked) ? asked : [];
  const model = useTicketModel();
  const states = (fieldOf(model, 'state')?.choices?.values ?? []) as TicketState[];
  const filter = toFilter(others);
  const counts = useCounts(
    TICKETS,
    Object.fromEntries(states.map((state) => [state, { ...filter, [STATES]: [state] }])),
  );
  const toggle = (state: TicketState) => {
    const next = chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state];
    setFilters(next.length > 0 ? { ...others, [STATES]: next } : others, []);
  };
  return (
    <Box
      component="fieldset"
      aria-label={translate('dashboard.search.byState')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, border: 0, m: 0, p: 0, pb: 1, minWidth: 0 }}
    >
      {states.map((state) => {
        const count = counts[state];
        if (!count?.total && !chosen.includes(state)) return null;
        return (
          <ButtonBase
            key={state}
            aria-pressed={chosen.includes(state)}
            onClick={() => toggle(state)}
            sx={{
              gap: 0.75,
              p: 0.25,
              pr: 0.75,
              borderRadius: 1,
              typography: 'body2',
              bgcolor: chosen.includes(state) ? 'action.selected' : undefined,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <StateChip state={state} />
            <Count count={count ?? { total: 0, isExact: true }} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}
