import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LaunchedDesk } from './launched-desk.js';

const WRITERS = 4;
/** A pause for the worker on a busy machine: its backlog does not depend on a kill. */
const PAUSE_MS = 500;
/** More mails than one worker can have under way, in a row of a ticket's two. */
const UNDER_WAY = 8;
const PAGE = 200;
/** How long a writer waits for an answer. */
const PATIENCE_MS = 5_000;
const REFUSED_MS = 250;
const HOPELESS_MS = 90_000;
/** The hourly limit of a tenant: the desk gets a mail of each ticket, and more within the hour than is usual. */
const MAILS_PER_HOUR = 1_000;

/** Customers who submit tickets without end; the acknowledged tickets are recorded. */
export interface AcknowledgedWrites {
  /** Ids of the tickets that the API has acknowledged. */
  readonly ids: string[];
  /** Resolves with the milliseconds until a write that began from now on was taken. */
  nextTaken(): Promise<number>;
  /** Resolves with the milliseconds until more mails have arrived than a worker that is gone may have sent. */
  nextTold(): Promise<number>;
  /** The acknowledged tickets that cannot be read any more. */
  lost(): Promise<string[]>;
  /** The acknowledged tickets without a mail. */
  untold(): Promise<string[]>;
  /** Has the support retry the failed jobs. */
  retryPutAside(): Promise<void>;
  /** Keys under which more than one ticket was written; each write was repeated under its key until it was taken. */
  doubled(): Promise<string[]>;
  stop(): Promise<void>;
}

interface CallOptions {
  /** The idempotency key of a repeatable write. */
  readonly key?: string;
  readonly username?: string;
  /** Milliseconds until an answer is no longer waited for. */
  readonly patience?: number;
}

type Settings = { id: string; version: number; mailsPerHour: number };
type Taken = { id: string; identifier: string; began: number };

/** Puts the desk under load. */
export function writeWithoutEnd({ port, dataDir }: LaunchedDesk): AcknowledgedWrites {
  const services = `http://localhost:${port}/volta-service-desk/services`;
  const taken: Taken[] = [];
  let going = true;
  const call = async (
    path: string,
    init: RequestInit = {},
    { key, username = 'alpina-customer', patience = HOPELESS_MS }: CallOptions = {},
  ) =>
    fetch(`${services}/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${await tokenAt(port, username)}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
        ...init.headers,
      },
      signal: AbortSignal.timeout(patience),
    });
  let refused = '';
  let category: string | undefined;
  const liftCap = async (): Promise<void> => {
    const as = { username: 'alpina-manager', patience: PATIENCE_MS };
    const [own] = (await (await call('v1/tenant-settings', {}, as)).json()) as Settings[];
    if (!own || own.mailsPerHour === MAILS_PER_HOUR) return;
    const body = JSON.stringify({ mailsPerHour: MAILS_PER_HOUR });
    const init = { method: 'PATCH', body, headers: { 'if-match': `"${own.version}"` } };
    const answer = await call(`v1/tenant-settings/${own.id}`, init, as);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  let lifted: Promise<void> | undefined;
  const submit = async (key: string): Promise<void> => {
    const began = Date.now();
    lifted ??= liftCap();
    await lifted.catch((error) => {
      lifted = undefined;
      throw error;
    });
    category ??= ((await (await call('v1/categories', {}, { patience: PATIENCE_MS })).json()) as { id: string }[])[0]
      ?.id;
    const body = JSON.stringify({ type: 'TICKET', category, customerDescription: `Die Heizung ist kalt (${key})` });
    const answer = await call('v1/tickets', { method: 'POST', body }, { key, patience: PATIENCE_MS });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    const { id, identifier } = (await answer.json()) as Taken;
    taken.push({ id, identifier, began });
  };
  /** Every mail that has arrived is a file. */
  const mails = async () => (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml')).length;
  const withoutMail = async (): Promise<string[]> => {
    const mails = (await (await fetch(`http://localhost:${port + 2}/email`)).json()) as { subject: string }[];
    const subjects = mails.map(({ subject }) => subject).join('\n');
    return taken.map(({ identifier }) => identifier).filter((identifier) => !subjects.includes(identifier));
  };
  const since = async (isDone: (from: number) => Promise<boolean>): Promise<number> => {
    const from = Date.now();
    while (!(await isDone(from))) {
      if (Date.now() > from + HOPELESS_MS) throw new Error(`Nothing goes on; the last refusal: ${refused}`);
      await pause(50);
    }
    return Date.now() - from;
  };
  const write = async () => {
    let key = randomUUID();
    while (going)
      await submit(key).then(
        () => {
          key = randomUUID();
          return pause(PAUSE_MS);
        },
        (error) => {
          refused = String(error);
          return pause(REFUSED_MS);
        },
      );
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    get ids() {
      return taken.map(({ id }) => id);
    },
    nextTaken: () => since(async (from) => taken.some(({ began }) => began >= from)),
    nextTold: async () => {
      const before = await mails();
      return since(async () => (await mails()) > before + UNDER_WAY);
    },
    lost: async () => {
      const missing: string[] = [];
      for (const { id } of taken) {
        const { status } = await call(`v1/tickets/${id}`);
        if (status === 404) missing.push(id);
        else if (status !== 200) throw new Error(`Whether ${id} is there was answered with ${status}`);
      }
      return missing;
    },
    untold: withoutMail,
    retryPutAside: async () => {
      const answer = await call('v1/failed-jobs/retries', { method: 'POST' }, { username: 'alpina-admin' });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    },
    doubled: async () => {
      const counts = new Map<string, number>();
      for (let first = 0; ; first += PAGE) {
        const range = JSON.stringify([first, first + PAGE - 1]);
        const answer = await call(`v1/tickets?sort=["createdAt","ASC"]&range=${range}`);
        const rows = (await answer.json()) as { customerDescription: string | null }[];
        for (const { customerDescription } of rows) {
          const key = /\(([0-9a-f-]{36})\)$/.exec(customerDescription ?? '')?.[1];
          if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        if (rows.length < PAGE) break;
      }
      if (counts.size < taken.length) throw new Error(`Only ${counts.size} of ${taken.length} tickets are listed`);
      return [...counts].filter(([, count]) => count > 1).map(([key]) => key);
    },
    stop: async () => {
      going = false;
      await Promise.all(writers);
    },
  };
}

const tokens = new Map<string, { token: string; until: number }>();

/** Tokens live for five minutes. */
async function tokenAt(port: number, username: string): Promise<string> {
  const known = tokens.get(`${username} ${port}`);
  if (known && known.until > Date.now()) return known.token;
  const answer = await fetch(`http://localhost:${port + 1}/realms/volta/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'vsd-webapp-alpina',
      username,
      password: 'demo',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  tokens.set(`${username} ${port}`, { token, until: Date.now() + 120_000 });
  return token;
}
