import type { FieldSlotProps } from '../../../generator';
import { useCleared } from '../../../generator/inputs/use-cleared';
import { useIsCustomer } from '../data/use-is-customer';
import { TicketReferenceInput } from './TicketReferenceInput';

/** A site of the ticket's customer; an agent chooses the customer first. */
export function LocationInput({ field }: FieldSlotProps) {
  const [customer] = useCleared(field.name, ['customer']) as (string | null | undefined)[];
  const isCustomer = useIsCustomer();
  if (!customer && !isCustomer) return <TicketReferenceInput field={field} notYet="tickets.form.customerFirst" />;
  return <TicketReferenceInput key={customer} field={field} filter={customer ? { customer } : undefined} />;
}
