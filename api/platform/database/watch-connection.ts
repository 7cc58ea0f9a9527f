import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';

/** The server did not answer in time; a second query would only take longer. */
class AnswerTimeout extends Error {}

/** Opens a connection for a watch, past the gate; `name` stands in pg_stat_activity. */
export async function connectWatch(
  connectionString: string,
  limitMs: number,
  name = 'volta-watch',
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: limitMs,
  });
  // The next query notices the loss of the connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The one connection of a watch with its server, opened anew after its loss; each answer has a limit. */
export class WatchConnection {
  #client: pg.Client | undefined;

  constructor(
    private readonly url: string,
    private readonly limitMs: number,
    private readonly name?: string,
  ) {}

  /** The answer to queries. A lost connection is tried once more: it may be lost although the server works. */
  ask<T>(query: (client: pg.Client) => Promise<T>): Promise<T> {
    return this.#ask(query).catch((error) =>
      error instanceof AnswerTimeout ? Promise.reject(error) : this.#ask(query),
    );
  }

  async end(): Promise<void> {
    // A frozen server never closes the connection.
    if (this.#client) await withinLimit(this.#client.end(), this.limitMs).catch(() => undefined);
  }

  async #ask<T>(query: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = this.#client ?? (await this.#open());
    try {
      return await withinLimit(query(client), this.limitMs);
    } catch (error) {
      this.#client = undefined;
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  async #open(): Promise<pg.Client> {
    const client = await connectWatch(this.url, this.limitMs, this.name);
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined;
    });
    this.#client = client;
    return client;
  }
}

/** The answer, or an AnswerTimeout after the limit. An answer that has arrived but is not yet read is in time. */
async function withinLimit<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(async () => {
      await turn();
      await turn();
      reject(new AnswerTimeout('The database does not answer'));
    }, limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
