import type { TestApplication } from './application.js';
import { eventually } from './eventually.js';
import { wakeWorker } from './pass-time.js';
import type { Person } from './people.js';

/** A kept message as it stands in the database. */
export interface KeptMessage {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly sender: string | null;
  readonly subject: string | null;
  readonly ticket_id: string | null;
  readonly activity: string | null;
  readonly text: string | null;
}

type Headers = Readonly<Record<string, string>>;

let serial = 0;

/** A raw mail of the contact; headers that are given take the place of the usual ones, empty ones are left out. */
export function rawMail(headers: Headers, body: string | Buffer = 'Guten Tag\r\n'): Buffer {
  serial += 1;
  const all: Headers = {
    From: 'Anna Keller <anna@acme.example>',
    To: 'support@volta.example',
    Subject: `Anliegen ${serial}`,
    'Message-ID': `<mail-${serial}-${process.pid}@acme.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${head}\r\n`), Buffer.from(body)]);
}

/** A multipart body of the given parts, and the content type that it needs. */
export function multipart(parts: readonly (readonly [headers: Headers, body: string])[], kind = 'mixed') {
  const boundary = 'grenze-1';
  const pieces = parts.map(([headers, body]) => {
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `--${boundary}\r\n${head.join('')}\r\n${body}\r\n`;
  });
  return { type: `multipart/${kind}; boundary="${boundary}"`, body: `${pieces.join('')}--${boundary}--\r\n` };
}

/** The calls of a mail gateway, and the state of its mails. */
export function mailIntake(desk: TestApplication) {
  const deliver = (raw: Buffer, as: Person = 'gateway') =>
    desk.as(as).post('intake/messages').type('message/rfc822').send(raw);
  const find = async (id: string): Promise<KeptMessage> =>
    (await desk.rows('select * from intake_message where id = $1', id))[0];
  /** Waits until the message is settled. */
  const settled = async (id: string): Promise<KeptMessage> => {
    await wakeWorker(desk.superuser);
    return eventually(async () => {
      const kept = await find(id);
      if (kept?.state === 'RECEIVED') throw new Error('The message is not settled yet');
      return kept;
    });
  };
  /** Delivers a message and waits until it is settled. */
  const take = async (raw: Buffer, as: Person = 'gateway'): Promise<KeptMessage> =>
    settled((await deliver(raw, as).expect(202)).body.id);
  const ticketOf = async ({ ticket_id: id }: KeptMessage) => await desk.as('agent').read(`v1/tickets/${id}`);
  const timelineOf = async ({ ticket_id: id }: KeptMessage) =>
    await desk.as('agent').read(`v1/tickets/${id}/activities`, { range: '[0,99]' });
  return { deliver, find, settled, take, ticketOf, timelineOf };
}
