import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { ChangeEntry } from './ChangeEntry';
import { useChanges } from './use-changes';

interface ChangeListProps {
  queryKey: readonly unknown[];
  filter: Record<string, unknown>;
  /** What is said where there is nothing. */
  empty: { title: string; text: string };
}

/** Changes of the configuration, the newest first. */
export function ChangeList({ queryKey, filter, empty }: ChangeListProps) {
  const translate = useTranslate();
  const { changes, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useChanges(
    queryKey,
    filter,
  );
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageSkeleton rows={6} />;
  if (changes.length === 0) return <EmptyState icon={ManageHistoryOutlined} {...empty} />;
  return (
    <Stack>
      <Stack component="ol" aria-label={translate('support.changes.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {translate('support.more')}
        </Button>
      )}
    </Stack>
  );
}
