import { useTransitionStart } from '../../../generator/transitions/use-transition-start';
import { useTicket } from '../data/use-ticket';
import { TICKET_TRANSITIONS, useMakeTransition, useTicketTransitions } from '../data/use-ticket-transitions';
import { asksFirst, type Transition, type TransitionBody, transitionForm } from '../model/transition';
import { MissingConditions } from './MissingConditions';
import { type Along, TransitionDialog } from './TransitionDialog';

interface StartOptions {
  /** Makes the transition in place of the usual request, such as together with a message. */
  make?: (body: TransitionBody) => Promise<void>;
  /** The text sent together with the transition. */
  along?: Along;
  /** Whether a dialog with stored input opens again when the page was loaded anew. */
  reopens?: boolean;
}

/** Starts a transition of the open ticket with its dialogs. */
export function useTicketTransitionStart({ make, along, reopens = along === undefined }: StartOptions = {}) {
  const ticket = useTicket();
  const makeAlone = useMakeTransition(ticket);
  const { data: transitions } = useTicketTransitions(ticket);
  return useTransitionStart<Transition, TransitionBody>({
    kind: TICKET_TRANSITIONS,
    transitions,
    make: make ?? makeAlone,
    asksFirst,
    formOf: (transition) => transitionForm(ticket.id, transition),
    reopens,
    dialog: (slot) => <TransitionDialog {...slot} along={along} />,
    missing: (transition, onClose) => <MissingConditions transition={transition} onClose={onClose} />,
  });
}
