import { createContext, useContext } from 'react';

/** Which parts the open page of a ticket has for its reader, and how one is opened. */
export interface PartOpening {
  readonly has: (part: string) => boolean;
  readonly open: (part: string) => void;
}

const context = createContext<PartOpening>({ has: () => false, open: () => undefined });

/** Gives the parts to what leads to them. */
export const PartOpeningProvider = context.Provider;

/** The parts of the page around; none where there is no page of a ticket. */
export const usePartOpening = () => useContext(context);
