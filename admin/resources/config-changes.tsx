import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { Tabs } from './intake-messages';

const parts = () => import('../pages/support/ChangeParts');

/** The history of the configuration is a part of the support screen, and refreshes itself. */
export const configChanges: ResourceOverride = {
  banner: Tabs,
  refreshMs: 15_000,
  omit: ['resource', 'record', 'source', 'cause'],
  values: lazy(async () => ({ default: (await parts()).ChangeValues })),
  listing: {
    besides: ['resource', 'source', 'cause'],
    columns: { widths: { title: 280 } },
    filters: ['actor', 'kind', 'createdAt'],
    controls: lazy(async () => ({ default: (await import('../pages/support/AreaFilter')).AreaFilter })),
    cell: lazy(async () => ({ default: (await parts()).ChangeCell })),
    card: lazy(async () => ({ default: (await parts()).ChangeCard })),
  },
};
