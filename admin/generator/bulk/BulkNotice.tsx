import Close from '@mui/icons-material/Close';
import { Alert, Button, IconButton, LinearProgress, Snackbar } from '@mui/material';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BulkRun, concernedRows, settledRows } from '../../providers/bulk-run';
import { bulkRunner } from '../../providers/bulk-runner';

const BulkResultDialog = lazy(() => import('./BulkResultDialog'));
const BulkQuestionDialog = lazy(() => import('./BulkQuestionDialog'));

/** The progress and the result of a run on many records, with a button to undo it as long as that is possible. */
export default function BulkNotice({ run }: { run: BulkRun }) {
  const translate = useTranslate();
  const [looking, setLooking] = useState(false);
  const rows = concernedRows(run);
  const total = run.order.records.length;
  const { done, failed } = settledRows(rows);
  const isSettled = run.phase === 'done' || run.phase === 'undone';
  const hasFailed = isSettled && failed.length > 0;
  useEffect(() => setLooking(hasFailed), [hasFailed]);
  const left = useSecondsLeft(run.phase === 'done' ? run.made : undefined);
  const isUndoable = run.phase === 'done' && run.made.length > 0;
  const isOver = isUndoable && failed.length === 0 && left === 0;
  useEffect(() => {
    if (isOver) bulkRunner.close();
  }, [isOver]);
  const isBusy = run.phase === 'running' || run.phase === 'undoing';
  const text = translate(run.phase === 'done' ? run.order.done : `generator.bulk.${run.phase}`, {
    smart_count: done.length,
    total,
  });
  return (
    <>
      <Snackbar
        open
        data-bulk-status
        autoHideDuration={isSettled && !isUndoable && !hasFailed ? 5_000 : null}
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
                    {translate('generator.bulk.look')}
                  </Button>
                )}
                {left > 0 && done.length > 0 && (
                  <Button size="small" onClick={() => void bulkRunner.undo()}>
                    {translate('generator.bulk.undo', { seconds: left })}
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
          {(!hasFailed || done.length > 0) && <div>{text}</div>}
          {hasFailed && <div>{translate('generator.bulk.failed', { smart_count: failed.length })}</div>}
          {isBusy && total > 1 && (
            <LinearProgress
              variant={run.phase === 'running' ? 'determinate' : 'indeterminate'}
              value={(run.rows.length / total) * 100}
              aria-label={text}
              sx={{ mt: 0.5 }}
            />
          )}
        </Alert>
      </Snackbar>
      <Suspense>
        {run.phase === 'asking' && <BulkQuestionDialog run={run} />}
        {looking && hasFailed && <BulkResultDialog order={run.order} rows={rows} onClose={() => setLooking(false)} />}
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
