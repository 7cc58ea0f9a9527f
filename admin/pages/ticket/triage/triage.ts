import type { FilterValues } from '../../../model/filters';
import type { Schema } from '../../../providers/contract';

/** A proposal for the triage of a ticket at a click. */
export interface Proposal {
  customer: { id: string; title: string };
  type: string;
  category: { id: string; title: unknown } | null;
  location: { id: string; title: string } | null;
  because: string;
}

/** The beginning of an untyped ticket's text, and the proposals for it. */
export type Suggestion = Omit<Schema<'TriageSuggestion'>, 'proposals'> & { proposals: Proposal[] };

/** The values of a proposal for the ticket. */
export const valuesOf = ({ customer, type, category, location }: Proposal) => ({
  customer: customer.id,
  type,
  ...(category && { category: category.id }),
  ...(location && { location: location.id }),
});

/** Whether the proposal has all fields that every type requires, so that a click is enough. */
export const isWhole = ({ category }: Proposal) => category !== null;

const UNTYPED = 'UNKNOWN';

/** Whether a list holds only untyped tickets, and so is the queue of the triage. */
export const isTriage = ({ type, type_eq_any: types }: FilterValues): boolean =>
  type === UNTYPED || (Array.isArray(types) && types.length === 1 && types[0] === UNTYPED);
