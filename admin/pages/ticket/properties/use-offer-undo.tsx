import { useNotify } from 'react-admin';
import type { FieldModel } from '../../../model/resource-model';
import type { Ticket } from '../model/ticket';
import { UndoNotice } from './UndoNotice';

/** How long an edit can be taken back by its notice, in milliseconds. */
const offered = 12_000;

/** Gives a function that tells of a saved property and offers to put the old value back. */
export function useOfferUndo(): (field: FieldModel, before: unknown, saved: Ticket) => void {
  const notify = useNotify();
  return (field, before, saved) =>
    notify(<UndoNotice field={field} before={before} saved={saved} />, { autoHideDuration: offered });
}
