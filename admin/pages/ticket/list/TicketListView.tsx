import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageHeader } from '../../../components/PageHeader';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { ProgressiveContent } from '../../../components/ProgressiveContent';
import { useKeptSelection } from '../../../generator/bulk/use-bulk';
import { ColumnsMenu } from '../../../generator/list/ColumnsMenu';
import { ExportButton } from '../../../generator/list/ExportButton';
import { ListPages } from '../../../generator/list/ListPages';
import { ListPlace } from '../../../generator/list/ListPlace';
import { ListShortcuts } from '../../../generator/list/ListShortcuts';
import { useAnswerableQuery } from '../../../generator/list/use-answerable-query';
import { ViewsAside, ViewsButton } from '../../../generator/list/views/ViewsPlace';
import { useResourceModel } from '../../../generator/resource-model-context';
import { useMayChangeMany, useSelectedTickets } from '../data/use-bulk';
import { useRemainingHeight } from '../data/use-remaining-height';
import { isFiltered } from '../model/tabs';
import { TICKETS, type Ticket, ticketAddress } from '../model/ticket';
import { TriageRows } from '../triage/TriageRows';
import { isTriage } from '../triage/triage';
import { UnfiledMails } from '../triage/UnfiledMails';
import { ActionBar } from './bulk/ActionBar';
import { EmptyTickets } from './EmptyTickets';
import { TicketCards } from './TicketCards';
import { TicketFilterBar } from './TicketFilterBar';
import { TicketTable } from './TicketTable';
import { TicketTabs } from './TicketTabs';
import { TicketViews } from './TicketViews';
import { useListActions } from './use-list-actions';
import { usePageSize } from './use-page-size';

/** Tabs, filters and rows; the rows scroll, the page stands still. On a small screen cards that scroll with the page. */
export function TicketListView() {
  const translate = useTranslate();
  useOwnOrder();
  useAnswerableQuery();
  return (
    <>
      <PageHeader
        title={translate('app.nav.tickets')}
        actions={
          <>
            <ViewsButton views={TicketViews} />
            <ExportButton variant="outlined" />
          </>
        }
      />
      <ViewsAside views={TicketViews} />
      <ListPlace>
        <TicketLists />
      </ListPlace>
    </>
  );
}

/** Height of the line with the tabs together with the pages, in pixels. */
const PAGES_HEIGHT = 53;

/** The rows take the remaining height, and scroll in it. */
const rows = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' } as const;

function TicketLists() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { ref, height } = useRemainingHeight<HTMLDivElement>();
  const { data, selectedIds = [], filterValues } = useListContext<Ticket>();
  const actions = useListActions();
  const { frame, fitting, width, choose } = usePageSize(isWide);
  // Rows of an earlier visit that were not loaded in this one have no version: they are deselected.
  useKeptSelection(
    TICKETS.path,
    useSelectedTickets().map(({ id }) => id),
  );
  const isChoosing = actions.isOffered && selectedIds.length > 0;
  return (
    <Box
      ref={ref}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        ...(isWide && height && { height: `calc(${height}px - ${theme.spacing(1)})`, mb: -2 }),
      })}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, lg: 2 },
          // The height includes the pages, which appear with the rows.
          minHeight: isWide ? PAGES_HEIGHT : undefined,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <TicketTabs />
        {isWide && (
          <>
            {isTriage(filterValues) ? <UnfiledMails /> : <ColumnsMenu />}
            <ListPages withSizes fitting={fitting} onSize={choose} />
          </>
        )}
      </Box>
      {isChoosing && <ActionBar actions={actions} isWide={isWide} />}
      {!(isChoosing && isWide) && <TicketFilterBar isWide={isWide} />}
      <Box ref={frame} sx={isWide ? rows : undefined}>
        <Rows isWide={isWide} width={width} />
      </Box>
      {!isWide && data && isTriage(filterValues) && <UnfiledMails />}
      <ListShortcuts addressOf={ticketAddress} isSelectable={actions.isOffered} />
      {actions.dialog}
    </Box>
  );
}

/** Props of the rows. */
interface RowsProps {
  isWide: boolean;
  /** Width of the frame of the rows in pixels, once it is laid out. */
  width?: number;
}

function Rows({ isWide, width = 0 }: RowsProps) {
  const { data, error, isPending, refetch, filterValues } = useListContext<Ticket>();
  const mayChange = useMayChangeMany();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  const outline = <PageSkeleton rows={isWide ? 16 : 8} />;
  if (isPending || !data) return outline;
  if (data.length === 0) return <EmptyTickets />;
  if (mayChange && isTriage(filterValues)) return <TriageRows />;
  return (
    <ProgressiveContent when={!isWide || width > 0} outline={outline}>
      {isWide ? (
        <TicketTable width={width} />
      ) : (
        <>
          <TicketCards />
          <ListPages />
        </>
      )}
    </ProgressiveContent>
  );
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
