import { createContext, useContext } from 'react';
import type { ResourceModel } from '../model/resource-model';
import type { ResourceOverride } from './overrides';

/** The resource whose screen is open, and what replaces parts of it. */
interface OpenResource {
  model: ResourceModel;
  override: ResourceOverride;
}

const context = createContext<OpenResource | undefined>(undefined);

/** Tells everything inside a generated page which resource it is about. */
export const ResourceModelProvider = context.Provider;

/** The resource of the page around; throws outside of a generated page. */
export function useResourceModel(): OpenResource {
  const value = useContext(context);
  if (!value) throw new Error('useResourceModel needs a generated page around it');
  return value;
}
