import { createContext, useContext } from 'react';
import type { ResourceOverrides } from '../overrides';

const context = createContext<ResourceOverrides>({});

/** Provides the overrides of all resources to the pages of the others, which show their records in panels. */
export const OverridesProvider = context.Provider;

/** The overrides of all resources, by API path. */
export const useOverrides = (): ResourceOverrides => useContext(context);
