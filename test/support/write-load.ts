import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 100;
/** How long a writer waits for an answer before it repeats, as scripts do. */
const PATIENCE_MS = 15_000;

/** The body of the writes, and their present target. */
export interface WriteTarget {
  address(): string;
  readonly token: string;
  body(key: string): object;
}

/** Writers that repeat each request under its Idempotency-Key until it is acknowledged, and then send the next. */
export interface WriteLoad {
  /** Id of the record by the key under which it was acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Statuses of all answers and how often each came; 0 where there was none. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Resolves with the next acknowledgement of a request that begins from now on. */
  next(): Promise<void>;
  /** Waits for the writes under way, and ends. */
  stop(): Promise<void>;
}

/** Begins to write, with so many writers side by side. */
export function writeLoad(target: WriteTarget, writers: number): WriteLoad {
  const acknowledged = new Map<string, string>();
  const statuses = new Map<number, number>();
  let waiting: { since: number; resolve: () => void }[] = [];
  let isOver = false;

  const send = async (key: string): Promise<string | undefined> => {
    const answer = await fetch(target.address(), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${target.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(target.body(key)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 201) return undefined;
    const record = (await answer?.json().catch(() => undefined)) as { id: string } | undefined;
    return record?.id;
  };
  const write = async () => {
    while (!isOver) {
      const key: string = randomUUID();
      let id: string | undefined;
      let begun = performance.now();
      for (id = await send(key); id === undefined; id = await send(key)) {
        await pause(AGAIN_MS);
        begun = performance.now();
      }
      acknowledged.set(key, id);
      for (const one of waiting) if (one.since < begun) one.resolve();
      waiting = waiting.filter(({ since }) => since >= begun);
    }
  };
  const running = Array.from({ length: writers }, write);
  return {
    acknowledged,
    statuses,
    next: () => new Promise((resolve) => waiting.push({ since: performance.now(), resolve })),
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
