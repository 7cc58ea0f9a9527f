import { useMemo } from 'react';
import { defaultsOf } from '../../../generator/model/written-values';
import { useMe } from '../../../providers/application';
import { useCustomerPriorities } from '../data/use-customer-priorities';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicketModel } from '../data/use-ticket-model';

/** What a new ticket starts with: for a customer his own contact data, for the desk somebody on the phone. */
export function useNewTicket(): Record<string, unknown> {
  const model = useTicketModel();
  const { name, email } = useMe();
  const isCustomer = useIsCustomer();
  const agreed = useCustomerPriorities();
  const usual = !agreed || agreed.includes('NORMAL') ? 'NORMAL' : agreed[0];
  return useMemo(
    () => ({
      ...defaultsOf(model.fields.filter((field) => field.creatable)),
      ...(isCustomer
        ? { contactName: name, contactEmail: email, customerPriority: usual }
        : { contactChannel: 'PHONE', priority: 'NORMAL' }),
    }),
    [model, name, email, isCustomer, usual],
  );
}
