import { Box } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { TabBar } from '../../../components/TabBar';
import { Count } from '../../../generator/list/views/Count';
import { useListCounts } from '../../../generator/list/views/use-list-counts';
import type { ListCount } from '../../../model/views';
import { useListChoices } from '../data/use-list-choices';
import { inTab } from '../model/quick-filters';
import { type TicketTab, tabOf, ticketTabs } from '../model/tabs';

/** The lists of the overview with the number of tickets in each; the lists before the last one add up to it. */
export function TicketTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters, isPending } = useListContext();
  const { apply, isMine } = useListChoices();
  const present = tabOf(filterValues);
  const mine = isMine(filterValues);
  const filterOf = (tab: TicketTab) => (tab === present ? filterValues : inTab(apply(filterValues, tab, mine), tab));
  const lists = (isPending ? [] : ticketTabs).map((tab) => [tab, filterOf(tab)] as const);
  const counts: Partial<Record<string, ListCount>> = useListCounts(Object.fromEntries(lists));
  return (
    <TabBar
      value={present}
      onChange={(tab) => setFilters(filterOf(tab as TicketTab), [])}
      label={translate('tickets.list.tabs')}
      sx={{ flex: { xs: 1, md: '1 0 auto' } }}
      tabSx={{ px: { xs: 0.75, sm: 2 }, minWidth: { xs: 0, sm: 90 }, typography: { xs: 'body2', sm: 'button' } }}
      tabs={ticketTabs.map((tab) => ({
        value: tab,
        label: (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
            {translate(`tickets.tab.${tab}`)}
            <Count count={counts[tab]} />
          </Box>
        ),
      }))}
    />
  );
}
