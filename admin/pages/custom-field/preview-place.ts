import { createContext, useContext } from 'react';

const context = createContext<HTMLElement | null>(null);

/** Provides the element beside the form in which the preview stands. */
export const PreviewPlace = context.Provider;

/** The element in which the preview stands; null until it is mounted. */
export const usePreviewPlace = () => useContext(context);
