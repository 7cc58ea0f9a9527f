import { createContext, useContext } from 'react';

const context = createContext<HTMLElement | null>(null);

/** Tells the form where beside it the preview stands. */
export const PreviewPlace = context.Provider;

/** Where the preview stands; null as long as that is not there. */
export const usePreviewPlace = () => useContext(context);
