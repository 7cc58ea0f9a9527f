import type { HitKind } from '../../pages/hits/hits';

/** One suggestion of the search, with its address. */
export interface Suggestion {
  id: string;
  /** The kind by which suggestions are grouped: for records the API path. */
  kind: HitKind | 'actions' | 'screens' | 'recent' | 'all';
  label: string;
  note: string;
  /** Details that distinguish hits of the same name, such as state, person and location of a ticket. */
  details?: string;
  /** Address of the suggested screen; empty for an action of the open record. */
  to: string;
  run?: () => unknown;
  /** Name of the icon. */
  icon: string;
}

/** Address of all hits for these words. */
export const hitsAddress = (words: string) => `/search?q=${encodeURIComponent(words)}`;
