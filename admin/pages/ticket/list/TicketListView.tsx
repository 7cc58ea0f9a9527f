import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ListPages } from '../../../generator/list/ListPages';
import { useResourceModel } from '../../../generator/resource-model-context';
import { FailureNotice } from '../../../layout/FailureNotice';
import { PageHeader } from '../../../layout/PageHeader';
import { PageSkeleton } from '../../../layout/PageSkeleton';
import { useRemainingHeight } from '../data/use-remaining-height';
import { isFiltered } from '../model/tabs';
import type { Ticket } from '../model/ticket';
import { EmptyTickets } from './EmptyTickets';
import { TicketCards } from './TicketCards';
import { TicketFilterBar } from './TicketFilterBar';
import { TicketTable } from './TicketTable';
import { TicketTabs } from './TicketTabs';

/** Tabs, filters and rows; the rows scroll, the page stands still. On a phone cards that scroll with the page. */
export function TicketListView() {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { ref, height } = useRemainingHeight<HTMLDivElement>();
  useOwnOrder();
  return (
    <>
      <PageHeader title={translate('app.nav.tickets')} />
      <Box
        ref={ref}
        sx={(theme) => ({
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          ...(isWide && height && { height: `calc(${height}px - ${theme.spacing(1)})`, mb: -2 }),
        })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, borderBottom: 1, borderColor: 'divider' }}>
          <TicketTabs />
          {isWide && <ListPages withSizes />}
        </Box>
        <TicketFilterBar isWide={isWide} />
        <Rows isWide={isWide} />
        {!isWide && <ListPages />}
      </Box>
    </>
  );
}

function Rows({ isWide }: { isWide: boolean }) {
  const { data, error, isPending, refetch } = useListContext<Ticket>();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <PageSkeleton rows={isWide ? 16 : 8} />;
  if (data.length === 0) return <EmptyTickets />;
  return isWide ? <TicketTable /> : <TicketCards />;
}

/** While a filter is set the list keeps its own order (spec §2). */
function useOwnOrder() {
  const { model } = useResourceModel();
  const { filterValues, sort, setSort } = useListContext();
  const isOwn = sort.field === model.sort.field && sort.order === model.sort.order;
  const mustReset = isFiltered(filterValues) && !isOwn;
  useEffect(() => {
    if (mustReset) setSort(model.sort);
  }, [mustReset, model, setSort]);
}
