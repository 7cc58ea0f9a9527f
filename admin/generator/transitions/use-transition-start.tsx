import { type ReactNode, useState } from 'react';
import { useConfirmation } from '../../components/use-confirmation';
import type { PossibleTransition } from '../../model/transitions';
import { useKeptInputs } from '../../providers/use-kept-inputs';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import type { TransitionKind } from './use-transitions';

/** Body of the request that makes a transition. */
interface TransitionBody {
  to: string;
  confirm?: readonly string[];
}

/** The parts that the dialog of a transition gets. */
export interface TransitionDialogSlot<Transition, Body> {
  transition: Transition;
  /** Initial values, which the user may change. */
  given?: Partial<Body>;
  onClose: () => void;
  onMake: (body: Body) => Promise<void>;
}

interface StartOptions<Transition, Body> {
  kind: TransitionKind;
  /** The transitions of the record, once they are loaded. */
  transitions: readonly Transition[] | undefined;
  /** Sends the request, with the codes that the user has confirmed. */
  make: (body: Body & TransitionBody) => Promise<unknown>;
  /** Whether the transition needs input, or a question, before it is made. */
  asksFirst: (transition: Transition) => boolean;
  /** The dialog with the inputs of a transition. */
  dialog: (slot: TransitionDialogSlot<Transition, Body>) => ReactNode;
  /** The dialog with the unmet conditions of a transition. */
  missing: (transition: Transition, onClose: () => void) => ReactNode;
  /** Name under which the dialog stores its input. */
  formOf?: (transition: Transition) => string;
  /** Whether a dialog with stored input opens again when the page was loaded anew. */
  reopens?: boolean;
}

/**
 * Starts a transition: at once if it needs no input, otherwise by its dialog; an impossible one shows its unmet
 * conditions. `given` holds the initial values of the dialog.
 */
export function useTransitionStart<Transition extends PossibleTransition, Body extends TransitionBody>(
  options: StartOptions<Transition, Body>,
): { start: (transition: Transition, given?: Partial<Body>) => void; busy: boolean; dialog: ReactNode } {
  const { kind, transitions, make: send, asksFirst, dialog, missing, formOf, reopens = false } = options;
  const { confirmed, question } = useConfirmation(kind.resource);
  const inputs = useKeptInputs();
  const notifyFailure = useNotifyFailure();
  const [open, setOpen] = useState<Transition>();
  const [given, setGiven] = useState<Partial<Body>>();
  const [busy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(!reopens);
  if (transitions && formOf && !isRestored) {
    setRestored(true);
    setOpen(transitions.find((transition) => transition.allowed && inputs.of(formOf(transition))));
  }
  // Conditions that were unmet when the dialog was opened may be met by now.
  const updated =
    open && !open.allowed && transitions?.find(({ action, to }) => action === open.action && to === open.to);
  const shown = updated || open;
  const close = (transition: Transition) => {
    if (formOf) inputs.forget(formOf(transition));
    // The answer of a transition may come after the dialog of the next one has opened, which stays open.
    setOpen((current) => (current?.action === transition.action && current.to === transition.to ? undefined : current));
  };
  const make = async (transition: Transition, body: Body) => {
    setBusy(true);
    try {
      const known = body.confirm ?? [];
      await confirmed(({ confirm = [] }) => {
        const codes = [...known, ...confirm];
        return send({ ...body, ...(codes.length > 0 && { confirm: codes }) });
      });
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
      else void make(transition, { to: transition.to } as Body);
    },
    busy,
    dialog: (
      <>
        {shown?.allowed &&
          dialog({ transition: shown, given, onClose: () => close(shown), onMake: (body) => make(shown, body) })}
        {shown && !shown.allowed && missing(shown, () => setOpen(undefined))}
        {question}
      </>
    ),
  };
}
