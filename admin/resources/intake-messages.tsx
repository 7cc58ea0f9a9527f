import { lazy, Suspense } from 'react';
import type { ResourceOverride } from '../generator';

const SupportTabs = lazy(async () => ({ default: (await import('../pages/support/SupportTabs')).SupportTabs }));

const Tabs = () => (
  <Suspense fallback={null}>
    <SupportTabs />
  </Suspense>
);

/** What came in by mail, and where it is fetched, are parts of the support screen. */
export const intakeMessages: ResourceOverride = { banner: Tabs };
export const mailboxes: ResourceOverride = { banner: Tabs };
