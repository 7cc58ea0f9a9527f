import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError } from '../../../providers/problem';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useMakeMove, useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { asksFirst, type Move, type MoveBody, moveForm } from '../model/move';
import { MissingDialog } from './MissingDialog';
import { type Along, MoveDialog } from './MoveDialog';

interface StartMove {
  /** `given` is what its dialog proposes. */
  start: (move: Move, given?: Partial<MoveBody>) => void;
  busy: boolean;
  dialog: ReactNode;
}

interface StartOptions {
  /** How a move is made; by itself if left out. */
  make?: (body: MoveBody) => Promise<void>;
  /** What is said together with the move. */
  along?: Along;
}

/**
 * How a move is started: at once when it asks for nothing, otherwise by its dialog; what cannot be made yet says why.
 * Questions that the server asks back (CONFIRMATION_REQUIRED) open the dialog as well.
 */
export function useStartMove({ make: makeWith, along }: StartOptions = {}): StartMove {
  const ticket = useTicket();
  const makeAlone = useMakeMove(ticket);
  const makeMove = makeWith ?? makeAlone;
  const inputs = useKeptInputs();
  const notify = useNotify();
  const [open, setOpen] = useState<Move>();
  const [given, setGiven] = useState<Partial<MoveBody>>();
  const [busy, setBusy] = useState(false);
  const [looked, setLooked] = useState(along !== undefined);
  const { data: moves } = useMoves(ticket);
  // A dialog that was being filled in when the page was loaded anew is opened again.
  if (moves && !looked) {
    setLooked(true);
    setOpen(moves.find((move) => move.allowed && inputs.of(moveForm(ticket.id, move))));
  }
  // What was missing when the dialog was opened may be there by now.
  const again = open && !open.allowed && moves?.find(({ action, to }) => action === open.action && to === open.to);
  const asked = again || open;
  const close = (move: Move) => {
    inputs.forget(moveForm(ticket.id, move));
    setOpen(undefined);
  };
  const make = async (move: Move, body: MoveBody) => {
    setBusy(true);
    try {
      await makeMove(body);
      close(move);
    } catch (error) {
      const asked = questionsOf(error);
      if (asked) setOpen({ ...move, confirm: [...new Set([...move.confirm, ...asked])] });
      else if (open) throw error;
      else notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    start: (move, proposed) => {
      setGiven(proposed);
      if (!move.allowed || asksFirst(move)) setOpen(move);
      else void make(move, { to: move.to });
    },
    busy,
    dialog:
      asked &&
      (asked.allowed ? (
        <MoveDialog
          move={asked}
          given={given}
          along={along}
          onClose={() => close(asked)}
          onMake={(body) => make(asked, body)}
        />
      ) : (
        <MissingDialog move={asked} onClose={() => setOpen(undefined)} />
      )),
  };
}

function questionsOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') return undefined;
  return Array.isArray(error.params.codes) ? (error.params.codes as string[]) : undefined;
}
