import { Box, Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Count } from '../../../generator/list/views/Count';
import { useListCounts } from '../../../generator/list/views/use-list-counts';
import type { ListCount } from '../../../model/views';
import { useListChoices } from '../data/use-list-choices';
import { inTab } from '../model/quick-filters';
import { type TicketTab, tabOf, ticketTabs } from '../model/tabs';

const shown = ticketTabs.filter((tab) => tab !== 'drafts');

/** The lists of the overview with how many tickets stand in each; drafts are a view at the left. */
export function TicketTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters, isPending } = useListContext();
  const { apply, isMine } = useListChoices();
  const present = tabOf(filterValues);
  const mine = isMine(filterValues);
  const filterOf = (tab: TicketTab) => (tab === present ? filterValues : inTab(apply(filterValues, tab, mine), tab));
  const lists = (isPending ? [] : shown).map((tab) => [tab, filterOf(tab)] as const);
  const counts: Partial<Record<string, ListCount>> = useListCounts(Object.fromEntries(lists));
  return (
    <Tabs
      value={present !== 'drafts' && present}
      onChange={(_event, tab: TicketTab) => setFilters(filterOf(tab), [])}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('tickets.list.tabs')}
      sx={{ flex: { xs: 1, md: '1 0 auto' }, minWidth: 0 }}
    >
      {shown.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
              {translate(`tickets.tab.${tab}`)}
              <Count count={counts[tab]} />
            </Box>
          }
          sx={{ px: { xs: 0.75, sm: 2 }, minWidth: { xs: 0, sm: 90 }, typography: { xs: 'body2', sm: 'button' } }}
        />
      ))}
    </Tabs>
  );
}
