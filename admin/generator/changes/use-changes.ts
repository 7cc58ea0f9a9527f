import type { Schema } from '../../providers/contract';
import { usePagedRows } from '../../providers/use-paged-rows';

/** One logged change of a record of the configuration. */
export type ConfigChange = Schema<'ConfigChange'>;

/** API path of the log of changes; `can` of its resource decides on reading. */
export const CHANGES = 'config-changes';

/** Changes of the configuration, the newest first, refreshed while they are shown. */
export const useChanges = (queryKey: readonly unknown[], filter: Record<string, unknown>) =>
  usePagedRows<ConfigChange>({
    path: CHANGES,
    queryKey,
    query: { filter },
    step: 50,
    keepsRows: true,
    refetchInterval: 15_000,
  });
