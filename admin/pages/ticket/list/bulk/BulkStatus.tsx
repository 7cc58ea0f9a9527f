import Close from '@mui/icons-material/Close';
import { Alert, Button, IconButton, LinearProgress, Snackbar } from '@mui/material';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { useTranslate } from 'react-admin';
import { bulkRunner } from '../../data/bulk-runner';
import { useBulkRun } from '../../data/use-bulk';
import { concernedRows, settledRows } from '../../model/bulk';

const BulkResultDialog = lazy(() => import('./BulkResultDialog'));
const BulkQuestionDialog = lazy(() => import('./BulkQuestionDialog'));

/** The progress and the result of a bulk change, with a button to undo it as long as that is possible. */
export function BulkStatus() {
  const translate = useTranslate();
  const run = useBulkRun();
  const [looking, setLooking] = useState(false);
  const rows = run ? concernedRows(run) : [];
  const { done, failed } = settledRows(rows);
  const isSettled = run?.phase === 'done' || run?.phase === 'undone';
  const hasFailed = isSettled && failed.length > 0;
  useEffect(() => setLooking(hasFailed), [hasFailed]);
  const left = useSecondsLeft(run?.phase === 'done' ? run.made : undefined);
  const isOver = isSettled && failed.length === 0 && left === 0;
  useEffect(() => {
    if (isOver && run.phase === 'done') bulkRunner.close();
  }, [isOver, run]);
  if (!run) return null;
  const isBusy = run.phase === 'running' || run.phase === 'undoing';
  const count = { smart_count: done.length, total: run.total };
  return (
    <>
      <Snackbar
        open
        data-bulk-status
        autoHideDuration={run.phase === 'undone' && !hasFailed ? 5_000 : null}
        onClose={(_event, reason) => reason === 'timeout' && bulkRunner.close()}
      >
        <Alert
          severity={isBusy ? 'info' : hasFailed ? 'warning' : 'success'}
          sx={{ boxShadow: 3, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
          action={
            isBusy ? undefined : (
              <>
                {hasFailed && (
                  <Button size="small" color="inherit" onClick={() => setLooking(true)}>
                    {translate('tickets.bulk.look')}
                  </Button>
                )}
                {left > 0 && done.length > 0 && (
                  <Button size="small" onClick={() => void bulkRunner.undo()}>
                    {translate('tickets.bulk.undo', { seconds: left })}
                  </Button>
                )}
                <IconButton
                  size="small"
                  color="inherit"
                  aria-label={translate('ra.action.close')}
                  onClick={() => bulkRunner.close()}
                >
                  <Close fontSize="small" />
                </IconButton>
              </>
            )
          }
        >
          {translate(`tickets.bulk.phase.${run.phase}`, count)}
          {hasFailed && ` ${translate('tickets.bulk.failed', { smart_count: failed.length })}`}
          {isBusy && run.total > 1 && (
            <LinearProgress
              variant={run.phase === 'running' ? 'determinate' : 'indeterminate'}
              value={(run.rows.length / run.total) * 100}
              aria-label={translate(`tickets.bulk.phase.${run.phase}`, count)}
              sx={{ mt: 0.5 }}
            />
          )}
        </Alert>
      </Snackbar>
      <Suspense>
        {run.phase === 'asking' && <BulkQuestionDialog run={run} />}
        {looking && hasFailed && <BulkResultDialog run={{ ...run, rows }} onClose={() => setLooking(false)} />}
      </Suspense>
    </>
  );
}

/** Seconds until the first batch can no longer be undone; 0 afterwards, and without a batch. */
function useSecondsLeft(made: readonly { undoUntil: string }[] | undefined): number {
  const until = Math.min(...(made ?? []).map(({ undoUntil }) => Date.parse(undoUntil)));
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!Number.isFinite(until)) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Number.isFinite(until) ? Math.max(Math.ceil((until - Date.now()) / 1000), 0) : 0;
}
