import { Box, Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useListChoices } from '../data/use-list-choices';
import { type ListCount, useListCounts } from '../data/use-list-counts';
import { inTab } from '../model/quick-filters';
import { type TicketTab, tabOf, ticketTabs } from '../model/tabs';

/** The lists of the overview with how many tickets stand in each; drafts only where there are any. */
export function TicketTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters, isPending } = useListContext();
  const { apply, isMine } = useListChoices();
  const present = tabOf(filterValues);
  const mine = isMine(filterValues);
  const filterOf = (tab: TicketTab) => (tab === present ? filterValues : inTab(apply(filterValues, tab, mine), tab));
  const counts = useListCounts(isPending ? [] : ticketTabs, filterOf);
  const shown = ticketTabs.filter((tab) => tab !== 'drafts' || present === 'drafts' || (counts.drafts?.total ?? 0) > 0);
  return (
    <Tabs
      value={present}
      onChange={(_event, tab: TicketTab) => setFilters(filterOf(tab), [])}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('tickets.list.tabs')}
      sx={{ flex: 1, minWidth: 0 }}
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
          sx={{ px: { xs: 1.5, sm: 2 } }}
        />
      ))}
    </Tabs>
  );
}

function Count({ count }: { count?: ListCount }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!count) return null;
  const text = count.isExact
    ? format.number(count.total)
    : translate('tickets.list.moreThan', { total: format.number(count.total - 1) });
  return (
    <Box component="span" className="tabular" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {text}
    </Box>
  );
}
