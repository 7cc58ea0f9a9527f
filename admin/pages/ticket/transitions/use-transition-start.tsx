import { type ReactNode, useState } from 'react';
import { useConfirmation } from '../../../components/use-confirmation';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useTicket } from '../data/use-ticket';
import { useMakeTransition, useTicketTransitions } from '../data/use-ticket-transitions';
import { TICKETS } from '../model/ticket';
import { asksFirst, type Transition, type TransitionBody, transitionForm } from '../model/transition';
import { MissingDialog } from './MissingDialog';
import { type Along, TransitionDialog } from './TransitionDialog';

interface TransitionStart {
  /** `given` holds the initial values of the dialog. */
  start: (transition: Transition, given?: Partial<TransitionBody>) => void;
  busy: boolean;
  dialog: ReactNode;
}

interface StartOptions {
  /** Makes the transition in place of the usual request, such as together with a message. */
  make?: (body: TransitionBody) => Promise<void>;
  /** The text sent together with the transition. */
  along?: Along;
}

/**
 * Starts a transition: at once if it needs no input, otherwise by its dialog; an impossible one shows its unmet
 * conditions.
 */
export function useTransitionStart({ make: makeWith, along }: StartOptions = {}): TransitionStart {
  const ticket = useTicket();
  const makeAlone = useMakeTransition(ticket);
  const makeTransition = makeWith ?? makeAlone;
  const { confirmed, question } = useConfirmation(TICKETS.path);
  const inputs = useKeptInputs();
  const notifyFailure = useNotifyFailure();
  const [open, setOpen] = useState<Transition>();
  const [given, setGiven] = useState<Partial<TransitionBody>>();
  const [busy, setBusy] = useState(false);
  const [isRestored, setIsRestored] = useState(along !== undefined);
  const { data: transitions } = useTicketTransitions(ticket);
  // A dialog that was open when the page was loaded anew opens again.
  if (transitions && !isRestored) {
    setIsRestored(true);
    setOpen(transitions.find((transition) => transition.allowed && inputs.of(transitionForm(ticket.id, transition))));
  }
  // Conditions that were unmet when the dialog was opened may be met by now.
  const updated =
    open && !open.allowed && transitions?.find(({ action, to }) => action === open.action && to === open.to);
  const shown = updated || open;
  const close = (transition: Transition) => {
    inputs.forget(transitionForm(ticket.id, transition));
    // The answer of a transition may come after the dialog of the next one has opened, which stays open.
    setOpen((current) => (current?.action === transition.action && current.to === transition.to ? undefined : current));
  };
  const make = async (transition: Transition, body: TransitionBody) => {
    setBusy(true);
    try {
      const known = body.confirm ?? [];
      await confirmed(({ confirm = [] }) => makeTransition({ ...body, confirm: [...known, ...confirm] }));
      close(transition);
    } catch (error) {
      if (open) throw error;
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    start: (transition, proposed) => {
      setGiven(proposed);
      if (!transition.allowed || asksFirst(transition)) setOpen(transition);
      else void make(transition, { to: transition.to });
    },
    busy,
    dialog: (
      <>
        {shown?.allowed && (
          <TransitionDialog
            transition={shown}
            given={given}
            along={along}
            onClose={() => close(shown)}
            onMake={(body) => make(shown, body)}
          />
        )}
        {shown && !shown.allowed && <MissingDialog transition={shown} onClose={() => setOpen(undefined)} />}
        {question}
      </>
    ),
  };
}
