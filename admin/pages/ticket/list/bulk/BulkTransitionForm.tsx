import { useTranslate } from 'react-admin';
import { useBulkChange } from '../../data/use-bulk';
import { TicketProvider } from '../../data/use-ticket';
import type { Ticket } from '../../model/ticket';
import type { Transition } from '../../model/transition';
import { TransitionDialog } from '../../transitions/TransitionDialog';

interface BulkTransitionFormProps {
  tickets: Ticket[];
  transition: Transition;
  onClose: () => void;
}

/**
 * The fields that a transition needs, for all the tickets; a text of one of the tickets is no initial value for all.
 */
export default function BulkTransitionForm({ tickets, transition, onClose }: BulkTransitionFormProps) {
  const translate = useTranslate();
  const { start } = useBulkChange();
  const [first] = tickets;
  if (!first) return null;
  return (
    <TicketProvider value={tickets.length > 1 ? { ...first, closingNote: '' } : first}>
      <TransitionDialog
        transition={transition}
        title={
          tickets.length > 1
            ? translate('tickets.bulk.making', {
                action: translate(`enums.ticketAction.${transition.action}`),
                smart_count: tickets.length,
              })
            : undefined
        }
        onClose={onClose}
        onMake={async (body) => {
          onClose();
          void start(tickets, 'transitions', body);
        }}
      />
    </TicketProvider>
  );
}
