import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { Tabs } from './intake-messages';

const cells = () => import('../pages/support/MailCells');

/** The ledger is a part of the support screen, and refreshes since other users send mails all the time. */
export const sentMails: ResourceOverride = {
  banner: Tabs,
  refreshMs: 15_000,
  details: 7,
  fields: {
    state: { field: lazy(async () => ({ default: (await cells()).MailState })) },
    recipient: { field: lazy(async () => ({ default: (await cells()).MailRecipient })) },
    reason: { field: lazy(async () => ({ default: (await cells()).MailReason })) },
    ticket: { field: lazy(async () => ({ default: (await cells()).MailTicket })) },
  },
  line: {
    title: lazy(async () => ({ default: (await cells()).MailEvent })),
    facts: lazy(() => import('../pages/ticket/mails/MailFacts')),
    content: { has: ({ subject }) => subject !== null, Dialog: lazy(() => import('../pages/ticket/mails/MailDialog')) },
  },
};
