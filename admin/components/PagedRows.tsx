import { Button, Stack } from '@mui/material';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from './FailureNotice';
import { PageSkeleton } from './PageSkeleton';

interface PagedRowsProps {
  /** The query of the rows, page by page. */
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'isPending' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** How many there are so far. */
  count: number;
  /** Number of skeleton lines while the first page is loading. */
  outline: number;
  /** Content in place of an empty list. */
  none: ReactNode;
  /** Locale key of the button that loads the next page. */
  more?: string;
  children: ReactNode;
}

/** Rows that come page by page: their outline, that there are none or that they could not be loaded, and the next page. */
export function PagedRows({ query, count, outline, none, more = 'support.more', children }: PagedRowsProps) {
  const translate = useTranslate();
  const { error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (error && count === 0) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageSkeleton rows={outline} />;
  return (
    <>
      {count === 0 ? none : children}
      {hasNextPage && (
        <Stack sx={{ alignItems: 'center', p: 1 }}>
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate(more)}
          </Button>
        </Stack>
      )}
    </>
  );
}
