import { createContext, useContext } from 'react';
import type { ResourceModel } from '../model/resource-model';
import type { ResourceOverride } from './overrides';

/** The resource of the open screen, and its override. */
interface OpenResource {
  model: ResourceModel;
  override: ResourceOverride;
}

const context = createContext<OpenResource | undefined>(undefined);

/** Provides the resource of a generated page to the components inside it. */
export const ResourceModelProvider = context.Provider;

/** The resource of the surrounding page; throws outside of a generated page. */
export function useResourceModel(): OpenResource {
  const value = useContext(context);
  if (!value) throw new Error('useResourceModel needs a generated page around it');
  return value;
}
