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

/** Received mails and their mailboxes are parts of the support screen; a mail is shown in its original form. */
export const intakeMessages: ResourceOverride = { banner: Original, details: 5 };
export const supportPart: ResourceOverride = { banner: Tabs };
/** Erasures refresh themselves while the worker searches and replaces. */
export const erasurePart: ResourceOverride = { banner: Tabs, refreshMs: 5_000 };
