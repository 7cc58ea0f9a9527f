import { useMemo, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { defaultsOf } from '../../../model/written-values';
import { useMe } from '../../../providers/application';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicketModel } from '../data/use-ticket-model';
import { useTypeChoices } from '../data/use-type-choices';
import { TICKETS, type Ticket } from '../model/ticket';

/** Fields that a follow-up takes from the ticket before it. */
const shared = [
  'type',
  'customer',
  'customerContact',
  'contactName',
  'contactPhone',
  'contactEmail',
  'category',
  'location',
  'customerCostCenter',
];

/**
 * The initial values of a new ticket: for a customer their own contact data, for the desk the phone as channel; of the
 * type that the address names (`?type=INCIDENT`), or as a follow-up of a closed ticket (`?followUpOf=`). Absent while
 * that ticket is loaded.
 */
export function useNewTicket(): { start?: Record<string, unknown>; followed?: Ticket } {
  const described = useTicketModel();
  // A field that is added while the user types must not reset the form.
  const [model] = useState(described);
  const { name, email } = useMe();
  const isCustomer = useIsCustomer();
  const types = useTypeChoices();
  const [parameters] = useSearchParams();
  const type = types.find((candidate) => candidate === parameters.get('type'));
  const followUpOf = parameters.get('followUpOf');
  const { data: followed, isPending } = useGetOne<Ticket>(
    TICKETS.route,
    { id: followUpOf ?? '' },
    { enabled: Boolean(followUpOf), retry: false },
  );
  const start = useMemo(() => {
    const creatable = model.fields.filter((field) => field.creatable);
    const usual = {
      ...defaultsOf(creatable),
      ...(type && { type }),
      ...(isCustomer ? { contactName: name, contactEmail: email } : { contactChannel: 'PHONE', priority: 'NORMAL' }),
    };
    if (!followed) return usual;
    const taken = shared.filter(
      (field) => followed[field] && creatable.some((creatableField) => creatableField.name === field),
    );
    return { ...usual, ...Object.fromEntries(taken.map((field) => [field, followed[field]])), followUpOf: followed.id };
  }, [model, name, email, isCustomer, type, followed]);
  return followUpOf && isPending ? {} : { start, followed };
}
