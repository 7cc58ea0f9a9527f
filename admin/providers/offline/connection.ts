import { useSyncExternalStore } from 'react';

/** The connection to the server: whether it answers, and the age of the shown stored answers. */
export interface Connection {
  away: boolean;
  /** Moment of the oldest stored answer on the screen. */
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

/** Notes that the server did not answer, and the moment of the stored answer that is shown instead. */
export function missed(keptAt: string | null): void {
  const { asOf } = connection;
  become({ away: true, asOf: asOf && (!keptAt || asOf < keptAt) ? asOf : keptAt });
}

/** The present state of the connection. */
export const currentConnection = () => connection;

/** Calls the listener at each change of the connection; returns the function that ends the subscription. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the connection, for screens. */
export const useConnection = () => useSyncExternalStore(onConnection, currentConnection);
