import type { ResourceModel } from '../model/resource-model';
import { useApplication } from './application';

/** The model of a resource for this user, from the API document; throws if they may not see it. */
export function useModelOf(path: string): ResourceModel {
  const model = useApplication().models.find((model) => model.path === path);
  if (!model) throw new Error(`The document describes no ${path}`);
  return model;
}
