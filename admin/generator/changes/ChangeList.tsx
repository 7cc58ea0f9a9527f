import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { PagedRows } from '../../components/PagedRows';
import { ChangeEntry } from './ChangeEntry';
import { useChanges } from './use-changes';
import type { Restoring } from './use-restore';

interface ChangeListProps {
  queryKey: readonly unknown[];
  filter: Record<string, unknown>;
  /** Title and text that stand in place of an empty list. */
  empty: { title: string; text: string };
  restoring?: Restoring;
}

/** Changes of the configuration, the newest first. */
export function ChangeList({ queryKey, filter, empty, restoring }: ChangeListProps) {
  const translate = useTranslate();
  const { rows, ...query } = useChanges(queryKey, filter);
  const none = <EmptyState icon={ManageHistoryOutlined} {...empty} />;
  return (
    <PagedRows query={query} count={rows.length} outline={6} none={none}>
      <Stack component="ol" aria-label={translate('support.changes.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((change) => (
          <ChangeEntry key={change.id} change={change} restoring={restoring} />
        ))}
      </Stack>
    </PagedRows>
  );
}
