import type { HitKind } from '../../pages/hits/hits';

/** Something that one may go to. */
export interface Suggestion {
  id: string;
  /** Its kind, by which they stand together: of records the path in the API. */
  kind: HitKind | 'actions' | 'screens' | 'recent' | 'all';
  label: string;
  note: string;
  /** Details by which hits of one name differ, such as state, person and place of a ticket. */
  details?: string;
  /** Where it leads. */
  to: string;
  /** Name of its icon. */
  icon: string;
}

/** Address of all that is found with these words. */
export const hitsAddress = (words: string) => `/search?q=${encodeURIComponent(words)}`;
