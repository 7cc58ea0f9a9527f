import type pg from 'pg';

/** Runs work on a connection of its own, which is ended afterwards. */
export async function withClient<C extends pg.Client, T>(client: C, work: (client: C) => Promise<T>): Promise<T> {
  // A statement in flight fails by itself, and the next one meets a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
