import { useIsCustomer } from '../data/use-is-customer';
import { TriageNotice } from '../triage/TriageNotice';
import { ClarificationNotice } from './ClarificationNotice';
import { ClosingSummary } from './ClosingSummary';
import { CostNotice } from './CostNotice';
import { CustomerNotice } from './CustomerNotice';
import { ExecutionNotice } from './ExecutionNotice';

/** The state of a ticket in whole sentences: for the customer, about its clarification, costs, orders and end. */
export function TicketNotices() {
  const isCustomer = useIsCustomer();
  return (
    <>
      {isCustomer && <CustomerNotice />}
      <TriageNotice />
      <ClarificationNotice />
      <CostNotice />
      {!isCustomer && <ExecutionNotice />}
      <ClosingSummary />
    </>
  );
}
