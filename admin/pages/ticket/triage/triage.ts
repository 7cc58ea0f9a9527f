import type { Schema } from '../../../providers/contract';
import type { FilterValues } from '../model/tabs';

/** What an untyped ticket may be made of at a click. */
export interface Proposal {
  customer: { id: string; title: string };
  type: string;
  category: { id: string; title: unknown } | null;
  location: { id: string; title: string } | null;
  because: string;
}

/** How an untyped ticket begins and whose it may be. */
export type Suggestion = Omit<Schema<'TriageSuggestion'>, 'proposals'> & { proposals: Proposal[] };

/** What a proposal says of the ticket. */
export const valuesOf = ({ customer, type, category, location }: Proposal) => ({
  customer: customer.id,
  type,
  ...(category && { category: category.id }),
  ...(location && { location: location.id }),
});

/** Whether it says all that every type asks for, so that a click is enough. */
export const isWhole = ({ category }: Proposal) => category !== null;

const UNTYPED = 'UNKNOWN';

/** Whether a list is one of untyped tickets alone, and so the queue in which they are typed. */
export const isTriage = ({ type, type_eq_any: types }: FilterValues): boolean =>
  type === UNTYPED || (Array.isArray(types) && types.length === 1 && types[0] === UNTYPED);
