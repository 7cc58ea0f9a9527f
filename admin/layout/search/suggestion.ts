import type { HitKind } from '../../pages/hits/hits';

/** One suggestion of the search, with its address. */
export interface Suggestion {
  id: string;
  /** Its kind, by which they stand together: of records the path in the API. */
  kind: HitKind | 'actions' | 'screens' | 'recent' | 'all';
  label: string;
  note: string;
  /** Details that distinguish hits of the same name, such as state, person and location of a ticket. */
  details?: string;
  /** Where it leads. */
  to: string;
  /** Name of its icon. */
  icon: string;
}

/** Address of all that is found with these words. */
export const hitsAddress = (words: string) => `/search?q=${encodeURIComponent(words)}`;
