import { useSyncExternalStore } from 'react';
import type { Outbox } from './outbox';
import type { OutboxEntry } from './outbox-entry';

const nothing: readonly OutboxEntry[] = [];
const none = () => nothing;
const never = () => () => undefined;

/** The waiting entries, in the order of entry. */
export const useOutboxEntries = (outbox: Outbox | undefined): readonly OutboxEntry[] =>
  useSyncExternalStore(outbox?.subscribe ?? never, outbox?.entries ?? none);
