import { lazy, Suspense, useState } from 'react';
import { RecordAction } from '../../../components/RecordAction';
import { useShortcut } from '../../../components/shortcuts';
import { RecordWalk } from '../../../generator/pages/RecordWalk';
import { usePropertyEditing } from '../../../generator/properties/property-editing';
import { useAssignToMe } from '../data/use-assign-to-me';
import { useMayChangeMany } from '../data/use-bulk';
import { useTicket } from '../data/use-ticket';
import { useTicketModel } from '../data/use-ticket-model';
import { goToComposer } from '../timeline/go-to-composer';

const BulkTransitionDialog = lazy(() => import('../list/bulk/BulkTransitionDialog'));

/** The keyboard shortcuts of a ticket, and the links to the next and the previous one of the list. */
export function TicketShortcuts() {
  const ticket = useTicket();
  const { can } = ticket;
  const model = useTicketModel();
  const mayMove = useMayChangeMany();
  const [moving, setMoving] = useState(false);
  const { canEdit, edit } = usePropertyEditing();
  const { assign, question } = useAssignToMe();
  useShortcut('r', 'app.shortcuts.ticket.reply', () => can.message && goToComposer('message'), 'record');
  useShortcut('n', 'app.shortcuts.ticket.note', () => can.workNote && goToComposer('note'), 'record');
  useShortcut('a', 'app.shortcuts.ticket.assign', () => canEdit('responsible') && edit('responsible'), 'record');
  useShortcut('m', 'app.shortcuts.ticket.move', () => mayMove && setMoving(true), 'record');
  return (
    <>
      <RecordWalk model={model} id={ticket.id} />
      {assign && canEdit('responsible') && <RecordAction label="absences.toMe" run={assign} />}
      {can.message && <RecordAction label="app.shortcuts.ticket.reply" run={() => goToComposer('message')} />}
      {can.workNote && <RecordAction label="app.shortcuts.ticket.note" run={() => goToComposer('note')} />}
      {question}
      {moving && (
        <Suspense>
          <BulkTransitionDialog tickets={[ticket]} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  );
}
