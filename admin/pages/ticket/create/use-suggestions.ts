import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIsCustomer } from '../data/use-is-customer';
import { usePreview } from '../data/use-preview';

/** Suggested fields that a form adopts; the server goes on choosing the group. */
const taken = ['contactName', 'contactEmail', 'location', 'projectLead'];

/** For a customer also their usual priority; at the desk it follows the effective one. */
const takenByCustomers = [...taken, 'customerPriority'];

/** Fields whose values belong to one customer. */
const ofCustomer = ['location', 'customerContact', 'projectLead'];

/**
 * Fills untouched fields with suggestions, and clears them once they no longer apply: the only site, the contact's
 * name. A change of the customer clears the fields that belonged to the former one.
 */
export function useSuggestions(names: readonly string[]): void {
  const { getValues, setValue, resetField, getFieldState } = useFormContext();
  const preview = usePreview();
  const wanted = useIsCustomer() ? takenByCustomers : taken;
  const customer = useWatch({ name: 'customer', exact: true }) as string | null | undefined;
  const former = useRef({ customer, values: getValues(ofCustomer) as unknown[] });
  useEffect(() => {
    const before = former.current;
    if (before.customer && before.customer !== customer) {
      ofCustomer.forEach((name, index) => {
        if (getValues(name) && getValues(name) === before.values[index]) setValue(name, null, { shouldDirty: true });
      });
    }
    former.current = { customer, values: getValues(ofCustomer) };
  }, [customer, getValues, setValue]);
  const lastSuggested = useRef<Record<string, unknown>>({});
  const suggested = preview?.suggested;
  useEffect(() => {
    if (!suggested) return;
    for (const name of wanted.filter((field) => names.includes(field))) {
      const value = getValues(name) || null;
      const own = value !== null && value !== (lastSuggested.current[name] ?? null);
      const next = suggested[name] ?? null;
      // A field that the user has emptied stays empty.
      const emptied = value === null && getFieldState(name).isDirty && next === lastSuggested.current[name];
      lastSuggested.current[name] = next;
      if (!own && !emptied && value !== next) resetField(name, { defaultValue: next });
      if (name === 'location' || name === 'projectLead') former.current.values = getValues(ofCustomer);
    }
  }, [suggested, names, wanted, getValues, resetField, getFieldState]);
}
