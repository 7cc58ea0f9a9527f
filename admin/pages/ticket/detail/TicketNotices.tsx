import { RecordNotices } from '../../../generator/notices/RecordNotices';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { useTicketTransitionStart } from '../transitions/use-ticket-transition-start';
import { TriageNotice } from '../triage/TriageNotice';
import { ClosingSummary } from './ClosingSummary';

/** The state of a ticket in whole sentences: its triage, the notices of the API, and its end. */
export function TicketNotices() {
  const ticket = useTicket();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const { start, dialog } = useTicketTransitionStart({ reopens: false });
  const transitionOf = (name: string) => {
    const transition = transitions.find(({ action, allowed }) => action === name && allowed);
    return transition && ((given: object) => start(transition, given));
  };
  return (
    <>
      <TriageNotice />
      <RecordNotices record={ticket} transition={transitionOf} />
      <ClosingSummary />
      {dialog}
    </>
  );
}
