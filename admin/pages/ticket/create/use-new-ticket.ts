import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { defaultsOf } from '../../../generator/model/written-values';
import { useMe } from '../../../providers/application';
import { useCustomerPriorities } from '../data/use-customer-priorities';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicketModel } from '../data/use-ticket-model';
import { useTypeChoices } from '../data/use-type-choices';

/**
 * What a new ticket starts with: for a customer his own contact data, for the desk somebody on the phone; of the type that
 * the address names (`?type=INCIDENT`).
 */
export function useNewTicket(): Record<string, unknown> {
  const model = useTicketModel();
  const { name, email } = useMe();
  const isCustomer = useIsCustomer();
  const agreed = useCustomerPriorities();
  const types = useTypeChoices();
  const [parameters] = useSearchParams();
  const type = types.find((known) => known === parameters.get('type'));
  const usual = !agreed || agreed.includes('NORMAL') ? 'NORMAL' : agreed[0];
  return useMemo(
    () => ({
      ...defaultsOf(model.fields.filter((field) => field.creatable)),
      ...(type && { type }),
      ...(isCustomer
        ? { contactName: name, contactEmail: email, customerPriority: usual }
        : { contactChannel: 'PHONE', priority: 'NORMAL' }),
    }),
    [model, name, email, isCustomer, usual, type],
  );
}
