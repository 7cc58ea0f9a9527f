import { useIsExecutor } from '../data/use-is-customer';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { type NextStep, nextStep } from '../model/next-step';
import { useHasUnsent } from '../timeline/unsent-text';
import { useGapPlaces } from './use-gap-places';

/** What the reader does next with the open ticket; undefined until the moves are known. */
export function useNextStep(): NextStep | undefined {
  const ticket = useTicket();
  const { data: moves } = useMoves(ticket);
  const isWriting = useHasUnsent(ticket.id);
  const placeOf = useGapPlaces();
  const mayFollow = !useIsExecutor();
  return moves && nextStep({ ticket, moves, isWriting, canFill: (gap) => Boolean(placeOf(gap)), mayFollow });
}
