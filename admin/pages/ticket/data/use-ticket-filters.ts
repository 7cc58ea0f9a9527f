import { useMemo } from 'react';
import { type FilterModel, filtersOf } from '../../../model/filters';
import { useIsCustomer } from './use-is-customer';
import { useTicketModel } from './use-ticket-model';

/** Filters in the order of their frequency; the other filters of the API document follow. */
const first = ['assignmentGroup', 'type', 'priority', 'customer', 'responsible', 'category', 'location', 'dueAt'];

/** Filters on the organisation of the desk, hidden from customers. */
const ofTheDesk = new Set(['customer', 'assignmentGroup', 'responsible', 'projectLead', 'executionResponsible']);

/** The filters of the overview besides the state, which the tabs select. */
export function useTicketFilters(): FilterModel[] {
  const model = useTicketModel();
  const isStaff = !useIsCustomer();
  return useMemo(() => {
    const offered = filtersOf(model.fields).filter(({ name }) => name !== 'state' && (isStaff || !ofTheDesk.has(name)));
    const rank = ({ name }: FilterModel) => (first.includes(name) ? first.indexOf(name) : first.length);
    return offered.toSorted((left, right) => rank(left) - rank(right));
  }, [model, isStaff]);
}
