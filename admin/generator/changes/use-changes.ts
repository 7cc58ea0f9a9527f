import type { Schema } from '../../providers/contract';
import { usePagedRows } from '../../providers/use-paged-rows';

/** What somebody changed of a record of the configuration. */
export type ConfigChange = Schema<'ConfigChange'>;

/** API path of the log, which says as well who may read it. */
export const CHANGES = 'config-changes';

/** Changes of the configuration, the newest first, and asked for anew while they are shown. */
export const useChanges = (queryKey: readonly unknown[], filter: Record<string, unknown>) =>
  usePagedRows<ConfigChange>({
    path: CHANGES,
    queryKey,
    query: { filter },
    step: 50,
    keepsRows: true,
    refetchInterval: 15_000,
  });
