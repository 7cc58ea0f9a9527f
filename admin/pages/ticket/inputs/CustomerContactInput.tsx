import { useGetOne } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { useCleared } from '../../../generator/inputs/use-cleared';
import { useApplication } from '../../../providers/application';
import { useIsCustomer } from '../data/use-is-customer';
import { TicketReferenceInput } from './TicketReferenceInput';

/** One of the people of the ticket's customer; an agent chooses the customer first. */
export function CustomerContactInput({ field }: FieldSlotProps) {
  const isCustomer = useIsCustomer();
  const [customer] = useCleared(field.name, ['customer']) as (string | null | undefined)[];
  const route = useApplication().models.find(({ path, can }) => path === 'customers' && can.list)?.route ?? '';
  const { data } = useGetOne(route, { id: customer ?? '' }, { enabled: Boolean(customer && route && !isCustomer) });
  if (isCustomer) return <TicketReferenceInput field={field} />;
  if (!customer) return <TicketReferenceInput field={field} notYet="tickets.form.customerFirst" />;
  return <TicketReferenceInput key={customer} field={field} filter={{ customerCode: data?.code ?? '-' }} />;
}
