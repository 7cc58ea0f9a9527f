import { useSyncExternalStore } from 'react';

/** How it stands with the server: whether it answers, and since when what is shown instead was kept. */
export interface Connection {
  away: boolean;
  /** When the oldest of what is shown from memory was answered. */
  asOf: string | null;
}

const REACHED: Connection = { away: false, asOf: null };
let connection = REACHED;
const listeners = new Set<() => void>();

function become(next: Connection): void {
  if (next.away === connection.away && next.asOf === connection.asOf) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** The server has answered. */
export const reached = () => become(REACHED);

/** The server did not answer; what was kept then is shown instead. */
export function missed(keptAt: string | null): void {
  const { asOf } = connection;
  become({ away: true, asOf: asOf && (!keptAt || asOf < keptAt) ? asOf : keptAt });
}

/** How it stands now. */
export const currentConnection = () => connection;

/** Calls back whenever it becomes another; answers how to stop listening. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How it stands with the server, for screens. */
export const useConnection = () => useSyncExternalStore(onConnection, currentConnection);
