import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError } from '../../../providers/problem';
import { useMakeMove } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { asksFirst, type Move, type MoveBody } from '../model/move';
import { MoveDialog } from './MoveDialog';

/**
 * How a move is started: at once when it asks for nothing, otherwise by its dialog. Questions that the server asks back
 * (CONFIRMATION_REQUIRED) open the dialog as well.
 */
export function useStartMove(): { start: (move: Move) => void; busy: boolean; dialog: ReactNode } {
  const ticket = useTicket();
  const makeMove = useMakeMove(ticket);
  const notify = useNotify();
  const [open, setOpen] = useState<Move>();
  const [busy, setBusy] = useState(false);
  const make = async (move: Move, body: MoveBody) => {
    setBusy(true);
    try {
      await makeMove(body);
      setOpen(undefined);
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
    start: (move) => {
      if (asksFirst(move)) setOpen(move);
      else void make(move, { to: move.to });
    },
    busy,
    dialog: open && <MoveDialog move={open} onClose={() => setOpen(undefined)} onMake={(body) => make(open, body)} />,
  };
}

function questionsOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') return undefined;
  return Array.isArray(error.params.codes) ? (error.params.codes as string[]) : undefined;
}
