import { useIsCustomer } from '../data/use-is-customer';
import { TriageNotice } from '../triage/TriageNotice';
import { ClarificationNotice } from './ClarificationNotice';
import { ClosingSummary } from './ClosingSummary';
import { CostNotice } from './CostNotice';
import { CustomerNotice } from './CustomerNotice';
import { ExecutionNotice } from './ExecutionNotice';

/** Where a ticket stands, in whole sentences: for the customer, what it waits for, what it costs, how its orders stand, how it ended. */
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
