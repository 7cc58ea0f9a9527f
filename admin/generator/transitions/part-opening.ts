import { createContext, useContext } from 'react';

/** The parts on the open page of a record for its reader, and a function that opens one. */
export interface PartOpening {
  readonly has: (part: string) => boolean;
  readonly open: (part: string) => void;
}

const context = createContext<PartOpening>({ has: () => false, open: () => undefined });

/** Provides the parts of a page to the links to them. */
export const PartOpeningProvider = context.Provider;

/** The parts of the page around; none outside of the page of a record. */
export const usePartOpening = () => useContext(context);

/** Id of the element to which a link to a part scrolls: its tab or section. */
export const partId = (part: string) => `tab-${part}`;
