import { Paper, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { LoadFailure } from '../../../components/LoadFailure';
import type { Position } from '../../ticket/model/report';
import { usePositions, useReport, useReportChanges } from '../use-report';
import { NewPosition } from './NewPosition';
import { PositionCards } from './PositionCards';
import { PositionTable } from './PositionTable';

/** The positions as a table, on a phone as cards, each edited in place; below them the form of the next one. */
export function PositionSection() {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { can } = useReport();
  const { removePosition } = useReportChanges();
  const { data: positions, error, refetch } = usePositions();
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<Position>();
  const List = isWide ? PositionTable : PositionCards;
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack spacing={1.5}>
        <Typography variant="h3" component="h2">
          {translate('resources.report-positions.name', { smart_count: 2 })}
        </Typography>
        {error && <LoadFailure what="positions" error={error} onRetry={() => refetch()} />}
        {!positions && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(8) }} />}
        {positions?.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('tickets.reports.noPositions')}
          </Typography>
        )}
        {positions && positions.length > 0 && (
          <List
            positions={positions}
            {...(can.edit && {
              editing,
              onEdit: (position: Position | undefined) => setEditing(position?.id),
              onRemove: setRemoving,
            })}
          />
        )}
        {can.edit && positions && !editing && <NewPosition last={positions.at(-1)} />}
      </Stack>
      {removing && (
        <ConfirmDialog
          isRemoval
          title={translate('tickets.reports.removePosition')}
          text={removing.description ?? ''}
          action={translate('ra.action.remove')}
          onConfirm={() => removePosition(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Paper>
  );
}
