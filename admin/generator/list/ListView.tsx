import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { Navigate } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { ProgressiveContent } from '../../components/ProgressiveContent';
import { useRemainingHeight } from '../../components/use-remaining-height';
import { useResourceModel } from '../resource-model-context';
import { useRecordAddress } from '../use-record-address';
import { BulkBar } from './BulkBar';
import { ColumnsMenu } from './ColumnsMenu';
import { EmptyList, NothingFound } from './EmptyList';
import { FilterControls } from './FilterControls';
import { ListHeader } from './ListHeader';
import { ListPages } from './ListPages';
import { ListShortcuts } from './ListShortcuts';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { useAnswerableQuery } from './use-answerable-query';
import { useIsSelectable } from './use-is-selectable';
import { useOwnOrder } from './use-own-order';
import { usePageSize } from './use-page-size';
import { useViewTabs } from './views/use-views';
import { ViewsAside } from './views/ViewsPlace';
import { ViewTabs } from './views/ViewTabs';

/** Header, views, saved queries, filters and rows of a list; cards instead of a table on a phone. */
export function ListView() {
  const { data, error, isPending, filterValues } = useListContext();
  const { model } = useResourceModel();
  const addressOf = useRecordAddress();
  const hasNothing = !error && !isPending && data?.length === 0 && Object.keys(filterValues ?? {}).length === 0;
  useAnswerableQuery();
  useOwnOrder();
  if (model.isSingle && data?.[0]) return <Navigate to={addressOf(data[0].id)} replace />;
  return (
    <>
      <ListHeader />
      <ViewsAside />
      <ListShortcuts />
      {hasNothing ? (
        <>
          <Box sx={line}>
            <ViewTabs />
          </Box>
          <EmptyList />
        </>
      ) : (
        <ListFrame />
      )}
    </>
  );
}

/** Height of a line with the pages, which appear with the rows, in pixels. */
const PAGES_HEIGHT = 53;

const none = () => undefined;

/** Tabs, filters and rows: the rows scroll, the page stands still; on a phone cards that scroll with the page. */
function ListFrame() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { selectedIds = [], isPending } = useListContext();
  const { listing = {} } = useResourceModel().override;
  const { ref, height } = useRemainingHeight<HTMLDivElement>();
  const { frame, fitting, width, choose } = usePageSize(isWide);
  const actions = (listing.useActions ?? none)();
  const special = useSpecial();
  const Above = special ? undefined : listing.above;
  const Note = special?.Note;
  const isChoosing = useIsSelectable() && selectedIds.length > 0;
  const hasTabs = useViewTabs().tabs.length > 0;
  const tools = (
    <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {isWide && (Note ? <Note /> : !special && <ColumnsMenu />)}
      {isWide && (!special || Note) && <ListPages withSizes fitting={fitting} onSize={choose} />}
    </Box>
  );
  const bulkBar = <BulkBar isWide={isWide}>{actions?.buttons}</BulkBar>;
  const heightOfRest = { height: `calc(${height}px - 8px)`, minHeight: 360, mb: -2 };
  return (
    <Box ref={ref} sx={{ display: 'flex', gap: 2, ...(isWide && height && heightOfRest) }}>
      <Box component="section" aria-busy={isPending} sx={{ ...column, flex: 1, pb: isWide ? 0 : 9 }}>
        {hasTabs && (
          <Box sx={{ ...line, minHeight: isWide ? PAGES_HEIGHT : undefined, borderBottom: 1, borderColor: 'divider' }}>
            <ViewTabs />
            {isWide && tools}
          </Box>
        )}
        {isChoosing && !isWide && bulkBar}
        <Box sx={{ ...line, flexWrap: 'wrap', py: 1 }}>
          {isChoosing && isWide ? bulkBar : <FilterControls />}
          {!(hasTabs && isWide) && tools}
        </Box>
        {Above && <Above />}
        <Box ref={frame} sx={isWide ? { ...column, flex: 1, overflow: 'hidden' } : undefined}>
          <Rows isWide={isWide} width={width} />
        </Box>
        {!isWide && Note && <Note />}
      </Box>
      {actions?.dialog}
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;
const line = { display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 } as const;

const never = () => false;

/** The rows of the override, if it replaces those of the list now. */
function useSpecial() {
  const { special } = useResourceModel().override.listing ?? {};
  return (special?.useIsShown ?? never)() ? special : undefined;
}

/** Props of the rows. */
interface RowsProps {
  isWide: boolean;
  /** Width of the frame of the rows in pixels, once it is laid out. */
  width?: number;
}

function Rows({ isWide, width = 0 }: RowsProps) {
  const { data, error, isPending, refetch } = useListContext();
  const special = useSpecial();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (special) return <special.Rows />;
  const outline = <PageSkeleton rows={isWide ? 16 : 8} />;
  if (isPending || !data) return outline;
  if (data.length === 0) return <NothingFound />;
  return (
    <ProgressiveContent when={!isWide || width > 0} outline={outline}>
      {isWide ? (
        <RecordTable width={width} />
      ) : (
        <>
          <RecordCards />
          <ListPages />
        </>
      )}
    </ProgressiveContent>
  );
}
