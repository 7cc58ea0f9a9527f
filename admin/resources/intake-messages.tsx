import { lazy, Suspense } from 'react';
import type { ResourceOverride } from '../generator';

const SupportTabs = lazy(async () => ({ default: (await import('../pages/support/SupportTabs')).SupportTabs }));
const MessageOriginal = lazy(async () => ({
  default: (await import('../pages/support/MessageOriginal')).MessageOriginal,
}));

export const Tabs = () => (
  <Suspense fallback={null}>
    <SupportTabs />
  </Suspense>
);

const Original = () => (
  <Suspense fallback={null}>
    <MessageOriginal />
  </Suspense>
);

/** What came in by mail, and where it is fetched, are parts of the support screen; a mail is shown as it came. */
export const intakeMessages: ResourceOverride = { banner: Original, details: 5 };
export const supportPart: ResourceOverride = { banner: Tabs };
