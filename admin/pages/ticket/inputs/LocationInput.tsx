import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../../generator';
import { useIsCustomer } from '../data/use-is-customer';
import { TicketReferenceInput } from './TicketReferenceInput';

/** A site of the ticket's customer; an agent chooses the customer first. */
export function LocationInput({ field }: FieldSlotProps) {
  const chosen = useWatch({ name: 'customer', exact: true }) as string | null | undefined;
  const record = useRecordContext();
  const isCustomer = useIsCustomer();
  const customer = chosen ?? record?.customer;
  if (!customer && !isCustomer) {
    return <TicketReferenceInput field={field} notYet="tickets.form.customerFirst" />;
  }
  return <TicketReferenceInput key={customer} field={field} filter={customer ? { customer } : undefined} />;
}
