import { useTranslate } from 'react-admin';
import { useBulkChange } from '../../data/use-bulk';
import { TicketProvider } from '../../data/use-ticket';
import type { Move } from '../../model/move';
import type { Ticket } from '../../model/ticket';
import { MoveDialog } from '../../moves/MoveDialog';

interface BulkMoveFormProps {
  tickets: Ticket[];
  move: Move;
  onClose: () => void;
}

/** Asks what a move needs and makes it on all the tickets; words that one of them has already are no start for all. */
export default function BulkMoveForm({ tickets, move, onClose }: BulkMoveFormProps) {
  const translate = useTranslate();
  const { start } = useBulkChange();
  const [first] = tickets;
  if (!first) return null;
  return (
    <TicketProvider value={tickets.length > 1 ? { ...first, closingNote: '' } : first}>
      <MoveDialog
        move={move}
        title={
          tickets.length > 1
            ? translate('tickets.bulk.making', {
                action: translate(`enums.ticketAction.${move.action}`),
                smart_count: tickets.length,
              })
            : undefined
        }
        onClose={onClose}
        onMake={async (body) => {
          onClose();
          void start(tickets, { move: body });
        }}
      />
    </TicketProvider>
  );
}
