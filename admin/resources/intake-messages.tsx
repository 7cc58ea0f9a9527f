import { lazy, Suspense } from 'react';
import type { ResourceOverride } from '../generator';

const MessageOriginal = lazy(async () => ({
  default: (await import('../pages/support/MessageOriginal')).MessageOriginal,
}));

const Original = () => (
  <Suspense fallback={null}>
    <MessageOriginal />
  </Suspense>
);

/** What came in by mail is a part of the support screen; a mail is shown as it came. */
export const intakeMessages: ResourceOverride = { banner: Original };

/** Where mails are fetched is a part of it too. */
export const mailboxes: ResourceOverride = { banner: Tabs };
