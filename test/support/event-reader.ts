import type { AddressInfo } from 'node:net';
import type { TestApplication } from './application.js';
import { eventually } from './eventually.js';
import type { Person } from './people.js';

/** An event of a record in a stream. */
export interface Told {
  readonly resource: string;
  readonly id: string;
  readonly kind: string;
  readonly version: number | null;
  readonly about: string | null;
  readonly own: boolean;
}

/** An open stream of events, read as a client reads it. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** All events since the stream was opened or cleared last, with the moment of their arrival. */
  readonly told: (Told & { at: number })[];
  /** Names of all messages: changes, ready, reset. */
  readonly names: string[];
  /** The newest id, which a client sends as Last-Event-ID. */
  readonly lastId: () => string;
  /** Forgets the events. */
  forget(): void;
  readonly ended: Promise<void>;
  close(): void;
}

interface ReaderOptions {
  readonly port?: number;
  readonly lastEventId?: string;
  readonly token?: string;
}

/** Opens a stream and waits until it has sent the missed events. */
export async function readEvents(
  desk: TestApplication,
  person: Person,
  { port, lastEventId, token }: ReaderOptions = {},
): Promise<EventReader> {
  const at = port ?? (desk.app.getHttpServer().address() as AddressInfo).port;
  const abort = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${at}/volta-service-desk/services/v1/events`, {
    headers: {
      authorization: `Bearer ${token ?? (await desk.token(person))}`,
      'accept-encoding': 'gzip',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  const told: (Told & { at: number })[] = [];
  const names: string[] = [];
  let lastId = '';
  const take = (message: string) => {
    const fields = new Map(message.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    lastId = fields.get('id') ?? lastId;
    const name = fields.get('event');
    if (!name) return;
    names.push(name);
    if (name !== 'changes') return;
    for (const one of JSON.parse(fields.get('data') ?? '[]')) told.push({ ...one, at: Date.now() });
  };
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) take(message);
    }
  };
  const ended = answer.ok ? read().catch(() => undefined) : Promise.resolve();
  if (answer.ok) await eventually(() => void (names.includes('ready') || fail()));
  return {
    status: answer.status,
    headers: answer.headers,
    told,
    names,
    lastId: () => lastId,
    forget: () => {
      told.length = 0;
      names.length = 0;
    },
    ended,
    close: () => abort.abort(),
  };
}

function fail(): never {
  throw new Error('The stream is not ready');
}
