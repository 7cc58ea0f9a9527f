import { mayActOnMany } from '../../model/actions';
import { useResourceModel } from '../resource-model-context';

/** Whether this user may select rows of the list, to act on them. */
export function useIsSelectable(): boolean {
  const { model, override } = useResourceModel();
  return override.listing?.useActions ? model.bulk.length > 0 : mayActOnMany(model);
}
