import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../../components/FailureNotice';
import { PageSkeleton } from '../../../../components/PageSkeleton';
import { apiFetch } from '../../../../providers/http';
import { StateChip } from '../../../../theme/chips';
import { useBulkChange } from '../../data/use-bulk';
import { asMove, type BulkMove, sortedMoves } from '../../model/bulk';
import { asksFirst } from '../../model/move';
import { TICKETS, type Ticket } from '../../model/ticket';
import BulkMoveForm from './BulkMoveForm';

/** Offers the moves of the chosen tickets, each with how many of them it is possible for. */
export default function BulkMoveDialog({ tickets, onClose }: { tickets: Ticket[]; onClose: () => void }) {
  const translate = useTranslate();
  const { start } = useBulkChange();
  const [chosen, setChosen] = useState<BulkMove>();
  const ids = tickets.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    queryKey: [TICKETS.route, 'moves', ...tickets.map(({ id, version }) => `${id} ${version}`)],
    queryFn: ({ signal }) =>
      apiFetch<BulkMove[]>('bulk-changes/moves', { method: 'POST', body: { tickets: ids }, signal }),
  });
  const concerned = (move: BulkMove) => tickets.filter(({ id }) => move.tickets.includes(id));
  const choose = (move: BulkMove) => {
    if (asksFirst(move)) return setChosen(move);
    onClose();
    void start(concerned(move), { move: { to: move.to } });
  };
  if (chosen) return <BulkMoveForm tickets={concerned(chosen)} move={asMove(chosen)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="bulk-move-title">
      <DialogTitle id="bulk-move-title">
        {translate('tickets.bulk.moveTitle', { smart_count: tickets.length })}
      </DialogTitle>
      <DialogContent>
        {error && <FailureNotice error={error} onRetry={() => refetch()} />}
        {!error && !data && <PageSkeleton rows={4} />}
        {data?.length === 0 && <Alert severity="info">{translate('tickets.bulk.noMoves')}</Alert>}
        <List disablePadding>
          {sortedMoves(data ?? []).map((move, at) => (
            <ListItemButton
              key={move.action}
              autoFocus={at === 0}
              disabled={move.ready.length === 0}
              onClick={() => choose(move)}
              sx={{ gap: 2, borderRadius: 1 }}
            >
              <ListItemText
                primary={translate(`enums.ticketAction.${move.action}`)}
                secondary={
                  tickets.length > 1 &&
                  translate('tickets.bulk.ready', { ready: move.ready.length, total: tickets.length })
                }
              />
              <StateChip state={move.to} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
