import { Client, type Dispatcher } from 'undici';

/** A request, and whether an answer to it is right. */
export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  isRight(status: number, body: Buffer): boolean;
  /** Called in place of `isRight` when the server was overloaded. */
  putOff?(): void;
}

/** The requests of a user's act, one after the other. */
export type Act = () => readonly Ask[];

/** How many connections do the same side by side, and for how long. */
export interface Turn {
  readonly connections: number;
  readonly seconds: number;
}

/** The result of a turn: milliseconds of each completed act, acts in a second, and the number of acts put off. */
export interface Driven {
  readonly times: readonly number[];
  readonly rate: number;
  readonly refused: number;
}

/** The status of an overloaded server (503); the client tries again later. */
const OVERLOADED = 503;

interface Told {
  status: number;
  body: Buffer;
}

/**
 * Has each connection do one act after the other, and checks every answer.
 * @throws when an answer is wrong, unless the server was overloaded.
 */
export async function drive(port: number, act: Act, { connections, seconds }: Turn): Promise<Driven> {
  const clients = Array.from({ length: connections }, () => new Client(`http://127.0.0.1:${port}`, { pipelining: 1 }));
  const times: number[] = [];
  let refused = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  try {
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < until) {
          const time = await perform(client, act());
          if (time === undefined) refused += 1;
          else times.push(time);
        }
      }),
    );
    return { times, refused, rate: times.length / ((performance.now() - start) / 1000) };
  } finally {
    await Promise.all(clients.map((client) => client.destroy()));
  }
}

/** Does one act so many times on one connection. */
export async function repeat(port: number, act: Act, count: number): Promise<void> {
  const client = new Client(`http://127.0.0.1:${port}`, { pipelining: 1 });
  try {
    for (let at = 0; at < count; at++) {
      if ((await perform(client, act())) === undefined) throw new Error('One connection alone was too much');
    }
  } finally {
    await client.destroy();
  }
}

/** Milliseconds of the act; undefined when the server put it off. */
async function perform(client: Client, asks: readonly Ask[]): Promise<number | undefined> {
  const told: Told[] = [];
  const start = performance.now();
  for (const ask of asks) told.push(await send(client, ask));
  const time = performance.now() - start;
  for (const [at, ask] of asks.entries()) {
    const { status, body } = told[at] as Told;
    if (status === OVERLOADED) {
      ask.putOff?.();
      return undefined;
    }
    if (ask.isRight(status, body)) continue;
    throw new Error(`${ask.method} ${ask.path} was answered wrongly: ${status} ${body.subarray(0, 500)}`);
  }
  return time;
}

function send(client: Client, { method, path, headers = {}, body }: Ask): Promise<Told> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, code) => {
        status = code;
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve({ status, body: Buffer.concat(chunks) }),
      onResponseError: (_controller, error) => reject(error),
    };
    client.dispatch({ method, path, headers, body: body ?? null }, handler);
  });
}
