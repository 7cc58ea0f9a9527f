import type { ResourceModel } from '../../../model/resource-model';
import { useApplication } from '../../../providers/application';

/** A resource as the document describes it to this user; throws when they may not see it. */
export function useModelOf(path: string): ResourceModel {
  const model = useApplication().models.find((known) => known.path === path);
  if (!model) throw new Error(`The document describes no ${path}`);
  return model;
}
