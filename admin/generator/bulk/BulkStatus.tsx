import { lazy, Suspense } from 'react';
import { useBulkRun } from './use-bulk';

const BulkNotice = lazy(() => import('./BulkNotice'));

/** The run on many records, on every page: its progress, its questions, its result and its undo. */
export function BulkStatus() {
  const run = useBulkRun();
  if (!run) return null;
  return (
    <Suspense>
      <BulkNotice run={run} />
    </Suspense>
  );
}
