import { useGapPlaces } from '../../../generator/transitions/use-gap-places';
import { useIsExecutor } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { type NextStep, nextStep } from '../model/next-step';
import { useHasUnsent } from '../timeline/unsent-text';

/** The next step of the reader on the open ticket; undefined until the transitions are loaded. */
export function useNextStep(): NextStep | undefined {
  const ticket = useTicket();
  const { data: transitions } = useTicketTransitions(ticket);
  const isWriting = useHasUnsent(ticket.id);
  const placeOf = useGapPlaces();
  const mayFollow = !useIsExecutor();
  return (
    transitions && nextStep({ ticket, transitions, isWriting, canFill: (gap) => Boolean(placeOf(gap)), mayFollow })
  );
}
