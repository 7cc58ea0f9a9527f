import { Alert, List, ListItemButton, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../../../components/AppDialog';
import { FailureNotice } from '../../../../components/FailureNotice';
import { PageSkeleton } from '../../../../components/PageSkeleton';
import { apiFetch } from '../../../../providers/http';
import { StateChip } from '../../../../theme/chips';
import { useBulkChange } from '../../data/use-bulk';
import { asTransition, type CommonTransition, sortedTransitions } from '../../model/common-transition';
import { TICKETS, type Ticket } from '../../model/ticket';
import { asksFirst } from '../../model/transition';
import BulkTransitionForm from './BulkTransitionForm';

/** Offers the transitions of the selected tickets, each with the number of tickets for which it is possible. */
export default function BulkTransitionDialog({ tickets, onClose }: { tickets: Ticket[]; onClose: () => void }) {
  const translate = useTranslate();
  const { start } = useBulkChange();
  const [chosen, setChosen] = useState<CommonTransition>();
  const ids = tickets.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    queryKey: [TICKETS.route, 'moves', ...tickets.map(({ id, version }) => `${id} ${version}`)],
    queryFn: ({ signal }) =>
      apiFetch<CommonTransition[]>('tickets/bulk/common-transitions', {
        method: 'POST',
        body: { tickets: ids },
        signal,
      }),
  });
  const concerned = (transition: CommonTransition) => tickets.filter(({ id }) => transition.tickets.includes(id));
  const choose = (transition: CommonTransition) => {
    if (asksFirst(transition)) return setChosen(transition);
    onClose();
    void start(concerned(transition), 'transitions', { to: transition.to });
  };
  if (chosen)
    return <BulkTransitionForm tickets={concerned(chosen)} transition={asTransition(chosen)} onClose={onClose} />;
  return (
    <AppDialog
      title={translate('tickets.bulk.moveTitle', { smart_count: tickets.length })}
      leave={translate('ra.action.cancel')}
      onClose={onClose}
    >
      {error && <FailureNotice error={error} onRetry={() => refetch()} />}
      {!error && !data && <PageSkeleton rows={4} />}
      {data?.length === 0 && <Alert severity="info">{translate('tickets.bulk.noMoves')}</Alert>}
      <List disablePadding>
        {sortedTransitions(data ?? []).map((transition, index) => (
          <ListItemButton
            key={transition.action}
            autoFocus={index === 0}
            disabled={transition.ready.length === 0}
            onClick={() => choose(transition)}
            sx={{ gap: 2, borderRadius: 1 }}
          >
            <ListItemText
              primary={translate(`enums.ticketAction.${transition.action}`)}
              secondary={
                tickets.length > 1 &&
                translate('tickets.bulk.ready', { ready: transition.ready.length, total: tickets.length })
              }
            />
            <StateChip state={transition.to} />
          </ListItemButton>
        ))}
      </List>
    </AppDialog>
  );
}
