import { createContext, useContext } from 'react';

/** The parts on the open page of a ticket for its reader, and a function that opens one. */
export interface PartOpening {
  readonly has: (part: string) => boolean;
  readonly open: (part: string) => void;
}

const context = createContext<PartOpening>({ has: () => false, open: () => undefined });

/** Provides the parts to the links to them. */
export const PartOpeningProvider = context.Provider;

/** The parts of the page around; undefined outside of the page of a ticket. */
export const usePartOpening = () => useContext(context);
