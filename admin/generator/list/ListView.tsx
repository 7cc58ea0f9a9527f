import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useCreatePath, useListContext } from 'react-admin';
import { Navigate } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { mayActOnMany } from '../../model/actions';
import { useResourceModel } from '../resource-model-context';
import { EmptyList, NothingFound } from './EmptyList';
import { FilterBar } from './FilterBar';
import { ListHeader } from './ListHeader';
import { ListPages } from './ListPages';
import { ListShortcuts } from './ListShortcuts';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { SavedQueries } from './SavedQueries';
import { useAnswerableQuery } from './use-answerable-query';
import { useQueries } from './use-queries';
import { useQueueViews } from './views/use-views';
import { ViewNav } from './views/ViewNav';
import { ViewsAside } from './views/ViewsPlace';
import { ViewTabs } from './views/ViewTabs';

/** Header, views, saved queries, filters and rows of a list; cards instead of a table on a phone. */
export function ListView() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { data, error, isPending, filterValues } = useListContext();
  const { model } = useResourceModel();
  const createPath = useCreatePath();
  const isUnused = !error && !isPending && data?.length === 0 && Object.keys(filterValues ?? {}).length === 0;
  useAnswerableQuery();
  // Views beside the list include the saved queries.
  const hasAside = useQueueViews().length > 0;
  const hasQueries = useQueries().saved.length > 0 && isWide && !hasAside;
  if (model.isSingle && data?.[0]) {
    return <Navigate to={createPath({ resource: model.route, type: 'show', id: data[0].id })} replace />;
  }
  return (
    <>
      <ListHeader />
      {hasAside && <ViewsAside views={ViewNav} />}
      <ViewTabs />
      <ListShortcuts
        addressOf={(id) => createPath({ resource: model.route, type: 'show', id })}
        isSelectable={isWide && mayActOnMany(model)}
      />
      {isUnused ? (
        <EmptyList />
      ) : (
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: hasQueries ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
        >
          {hasQueries && <SavedQueries />}
          <Box component="section" aria-busy={isPending} sx={{ pb: isWide ? 0 : 9 }}>
            <FilterBar isWide={isWide} />
            <Rows isWide={isWide} />
            {!isWide && !error && <ListPages />}
          </Box>
        </Box>
      )}
    </>
  );
}

function Rows({ isWide }: { isWide: boolean }) {
  const { data, error, isPending, refetch } = useListContext();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <PageSkeleton rows={isWide ? 16 : 8} />;
  if (data.length === 0) return <NothingFound />;
  return isWide ? <RecordTable /> : <RecordCards />;
}
