import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useFormat } from '../../providers/use-format';
import { stackedRows } from '../../theme/stacked-rows';
import { OutcomeTag } from './OutcomeTag';
import type { FailedJob } from './support';
import type { useAct } from './use-act';

const columns = ['job', 'state', 'failedAt', 'attempts', 'reason', 'actions'] as const;

interface JobTableProps {
  jobs: readonly FailedJob[];
  busy: string | undefined;
  act: ReturnType<typeof useAct>['act'];
}

/** Failed jobs with their errors, and the actions on each. */
export function JobTable({ jobs, busy, act }: JobTableProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [leaving, setLeaving] = useState<FailedJob>();
  const nameOf = ({ queue }: FailedJob) => translate(`support.queues.${queue}`, { _: queue });
  return (
    <>
      <Table size="small" sx={stackedRows} aria-label={translate('support.parts.jobs')}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{translate(`support.jobs.columns.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <TableRow key={job.id}>
              <TableCell sx={{ fontWeight: 'fontWeightMedium' }}>{nameOf(job)}</TableCell>
              <TableCell>
                <OutcomeTag outcome={job.state} label={translate(`enums.failedJobState.${job.state}`)} />
              </TableCell>
              <TableCell>
                {format.moment(job.failedAt)}
                {job.nextAt && (
                  <Typography variant="caption" component="div" color="text.secondary">
                    {translate('support.jobs.next', { time: format.moment(job.nextAt) })}
                  </Typography>
                )}
              </TableCell>
              <TableCell>{translate('support.jobs.attempts', { smart_count: job.attempts })}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {job.cause ? translate(`enums.failureCause.${job.cause}`) : '–'}
                {job.reason && (
                  <Typography variant="caption" component="div" color="text.secondary">
                    {job.reason}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <Stack direction="row" spacing={1}>
                  <Button
                    size="small"
                    variant="outlined"
                    loading={busy === `failed-jobs/${job.id}/retries`}
                    onClick={() => void act('POST', `failed-jobs/${job.id}/retries`, 'support.jobs.repeated')}
                  >
                    {translate('support.jobs.retry')}
                  </Button>
                  <Button size="small" color="error" onClick={() => setLeaving(job)}>
                    {translate('support.jobs.discard')}
                  </Button>
                </Stack>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {leaving && (
        <ConfirmDialog
          isRemoval
          title={translate('support.jobs.discardTitle', { job: nameOf(leaving) })}
          text={translate('support.jobs.discardText')}
          action={translate('support.jobs.discard')}
          onConfirm={() => act('DELETE', `failed-jobs/${leaving.id}`, 'support.jobs.discarded')}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
