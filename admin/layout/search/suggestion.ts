/** Kinds of records that are looked for as one types. */
export const FOUND_KINDS = ['tickets', 'customers', 'locations', 'users', 'articles'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Something that one may go to. */
export interface Suggestion {
  id: string;
  /** Its kind, by which they stand together: of records the path in the API. */
  kind: FoundKind | 'actions' | 'screens' | 'recent' | 'all';
  label: string;
  note: string;
  /** Details by which hits of one name differ, such as state, person and place of a ticket. */
  details?: string;
  /** Where it leads. */
  to: string;
  /** Name of its icon. */
  icon: string;
}

export const foundIcons: Readonly<Record<FoundKind, string>> = {
  tickets: 'ConfirmationNumber',
  customers: 'Business',
  locations: 'Place',
  users: 'People',
  articles: 'MenuBook',
};

export const foundRoutes: Readonly<Record<FoundKind, string>> = {
  tickets: 'issue',
  customers: 'customer',
  locations: 'customer-locations',
  users: 'masterdata/users',
  articles: 'help',
};

/** Address of all that is found with these words. */
export const hitsAddress = (words: string) => `/search?q=${encodeURIComponent(words)}`;
