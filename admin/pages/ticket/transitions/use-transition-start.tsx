import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../providers/problem';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useTicket } from '../data/use-ticket';
import { useMakeTransition, useTicketTransitions } from '../data/use-ticket-transitions';
import { asksFirst, type Transition, type TransitionBody, transitionForm, withQuestions } from '../model/transition';
import { MissingDialog } from './MissingDialog';
import { type Along, TransitionDialog } from './TransitionDialog';

interface TransitionStart {
  /** `given` is what its dialog proposes. */
  start: (transition: Transition, given?: Partial<TransitionBody>) => void;
  busy: boolean;
  dialog: ReactNode;
}

interface StartOptions {
  /** How a transition is made; by itself if left out. */
  make?: (body: TransitionBody) => Promise<void>;
  /** What is said together with the transition. */
  along?: Along;
}

/**
 * How a transition is started: at once when it asks for nothing, otherwise by its dialog; what cannot be made yet says
 * why. Questions that the server asks back (CONFIRMATION_REQUIRED) open the dialog as well.
 */
export function useTransitionStart({ make: makeWith, along }: StartOptions = {}): TransitionStart {
  const ticket = useTicket();
  const makeAlone = useMakeTransition(ticket);
  const makeTransition = makeWith ?? makeAlone;
  const inputs = useKeptInputs();
  const notifyFailure = useNotifyFailure();
  const [open, setOpen] = useState<Transition>();
  const [given, setGiven] = useState<Partial<TransitionBody>>();
  const [busy, setBusy] = useState(false);
  const [looked, setLooked] = useState(along !== undefined);
  const { data: transitions } = useTicketTransitions(ticket);
  // A dialog that was being filled in when the page was loaded anew is opened again.
  if (transitions && !looked) {
    setLooked(true);
    setOpen(transitions.find((transition) => transition.allowed && inputs.of(transitionForm(ticket.id, transition))));
  }
  // What was missing when the dialog was opened may be there by now.
  const again =
    open && !open.allowed && transitions?.find(({ action, to }) => action === open.action && to === open.to);
  const asked = again || open;
  const close = (transition: Transition) => {
    inputs.forget(transitionForm(ticket.id, transition));
    // One that went through may be heard of once the next one is asked about, whose dialog stays.
    setOpen((shown) => (shown?.action === transition.action && shown.to === transition.to ? undefined : shown));
  };
  const make = async (transition: Transition, body: TransitionBody) => {
    setBusy(true);
    try {
      await makeTransition(body);
      close(transition);
    } catch (error) {
      const asked = questionsOf(error);
      if (asked) setOpen(withQuestions(transition, asked));
      else if (open) throw error;
      else notifyFailure(error);
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
    dialog:
      asked &&
      (asked.allowed ? (
        <TransitionDialog
          transition={asked}
          given={given}
          along={along}
          onClose={() => close(asked)}
          onMake={(body) => make(asked, body)}
        />
      ) : (
        <MissingDialog transition={asked} onClose={() => setOpen(undefined)} />
      )),
  };
}

function questionsOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') return undefined;
  return Array.isArray(error.params.codes) ? (error.params.codes as string[]) : undefined;
}
