import { Box, ButtonBase } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { StateChip } from '../../../theme/chips';
import type { TicketState } from '../../../theme/tokens';
import { fieldOf, useTicketModel } from '../../ticket/data/use-ticket-model';
import { SEARCH } from '../model/search';

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
  const counts = useCounts(others, states);
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
      {states.map((state, index) => {
        const count = counts[index];
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
            <Count {...(count ?? { total: 0, isExact: true })} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}

function Count({ total, isExact }: { total: number; isExact: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const text = isExact ? format.number(total) : translate('dashboard.moreThan', { count: total - 1 });
  return (
    <Box component="span" className="tabular">
      {text}
    </Box>
  );
}

function useCounts(filter: Record<string, unknown>, states: readonly TicketState[]) {
  const dataProvider = useDataProvider();
  const answers = useQueries({
    queries: states.map((state) => ({
      queryKey: [SEARCH, 'count', filter, state],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList(SEARCH, {
          pagination: { page: 1, perPage: 1 },
          filter: { ...filter, [STATES]: [state] },
          signal,
        }),
      staleTime: 15_000,
    })),
  });
  return answers.map(({ data }) => data && { total: data.total ?? 0, isExact: data.meta?.totalExact !== false });
}
