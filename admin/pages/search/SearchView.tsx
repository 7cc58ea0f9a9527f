import { Box, List, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Collapsible } from '../../components/Collapsible';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { ColumnsMenu } from '../../generator/list/ColumnsMenu';
import { NothingFound } from '../../generator/list/EmptyList';
import { ExportButton } from '../../generator/list/ExportButton';
import { FilterControls } from '../../generator/list/FilterControls';
import { ListPages } from '../../generator/list/ListPages';
import { QueryMenu } from '../../generator/list/QueryMenu';
import { useAnswerableQuery } from '../../generator/list/use-answerable-query';
import { useResourceModel } from '../../generator/resource-model-context';
import { activeFilters, filtersOf } from '../../model/filters';
import { TicketLine } from '../ticket/compact/TicketLine';
import type { Ticket } from '../ticket/model/ticket';
import { figureIn } from './figures/figure';
import { ViewSwitch } from './figures/ViewSwitch';
import { PeriodChoice } from './filters/PeriodChoice';
import { foundAddress } from './model/search';
import { asDialect, periodFields } from './model/search-filter';
import { ResultTable } from './results/ResultTable';
import { StateCounts } from './results/StateCounts';

const FigureView = lazy(() => import('./figures/FigureView'));

/** Periods and filters with their result: the number of tickets by state, and the tickets, or a figure of them. */
export function SearchView() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const figure = figureIn(useListContext().filterValues);
  useAnswerableQuery();
  return (
    <>
      <PageHeader
        title="app.nav.search"
        actions={
          <>
            <ViewSwitch />
            <ExportButton toFilter={asDialect} variant="outlined" />
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1, pb: 1.5 }}>
        {isPhone ? <FoldedFilters /> : <Filters />}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <QueryMenu />
          {isWide && !figure && <ColumnsMenu />}
        </Box>
      </Box>
      {figure ? (
        <Suspense fallback={<PageSkeleton rows={8} />}>
          <FigureView choice={figure} />
        </Suspense>
      ) : (
        <>
          <StateCounts />
          <Results isWide={isWide} />
          <ListPages withSizes={isWide} />
        </>
      )}
    </>
  );
}

function Filters() {
  return (
    <>
      <PeriodChoice name="created" />
      <PeriodChoice name="completed" />
      <PeriodChoice name="due" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <FilterControls />
      </Box>
    </>
  );
}

/** On a phone the result comes first: the filters are behind a button with the number of active ones. */
function FoldedFilters() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { model } = useResourceModel();
  const set =
    activeFilters(filtersOf(model.fields), filterValues).length +
    [...Object.keys(periodFields), 'q'].filter((name) => name in filterValues).length;
  return (
    <Collapsible label={translate('dashboard.search.filters', { smart_count: set })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, pt: 1 }}>
        <Filters />
      </Box>
    </Collapsible>
  );
}

function Results({ isWide }: { isWide: boolean }) {
  const { data, error, isPending, refetch } = useListContext<Ticket>();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <PageSkeleton rows={isWide ? 16 : 8} />;
  if (data.length === 0) return <NothingFound />;
  if (isWide) return <ResultTable />;
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data.map((ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            to={foundAddress(ticket.id)}
            details={['customer', 'createdAt']}
            chips={['state']}
          />
        ))}
      </List>
    </Paper>
  );
}
