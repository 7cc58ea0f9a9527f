import { useApplication } from '../../providers/application';

/** Route of a resource that the user may list; empty without that right. */
export const useRoute = (path: string): string =>
  useApplication().models.find((model) => model.path === path && model.can.list)?.route ?? '';
