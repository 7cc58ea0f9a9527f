import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { Tabs } from './intake-messages';

const Differences = lazy(async () => ({
  default: (await import('../pages/support/ErpDifferences')).ErpDifferences,
}));

/** What is exchanged with other systems is a part of the support screen, and goes on by itself. */
export const erpLinks: ResourceOverride = {
  banner: Tabs,
  refreshMs: 15_000,
  fields: { differences: { field: Differences } },
};
