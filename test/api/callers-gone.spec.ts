import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import { receiveFile } from '../../api/files/receive-file.js';
import { sendFile } from '../../api/files/send-file.js';
import { onSenderGone } from '../../api/files/sender-gone.js';
import { receiveMessage } from '../../api/intake/receiving/receive-message.js';
import { EventHub } from '../../api/platform/events/event-hub.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import type { FileStore } from '../../api/ports/files.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { useDesk } from '../support/use-desk.js';

const CALLERS = 60;
const BOUNDARY = 'gone';

const desk = useDesk({ VSD_REQUEST_DEADLINE_MS: '3000' });

/** Sends the head of a request for the user's stream and hangs up as soon as it has left. */
async function hangUp(): Promise<void> {
  const { port } = desk.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = `GET /volta-service-desk/services/v1/events HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer ${await desk.token('agent')}\r\n\r\n`;
  socket.write(head, () => socket.destroy());
  await once(socket, 'close');
}

describe('callers who hang up at once', () => {
  it('leave no stream behind, and shut nobody out', async () => {
    await desk.as('agent').get('v1/me').expect(200);
    await Promise.all(Array.from({ length: CALLERS }, hangUp));
    const stream = await eventually(async () => {
      const opened = await readEvents(desk, 'agent');
      expect(opened.status).toBe(200);
      return opened;
    }, 5_000);
    const hub = desk.app.get(EventHub, { strict: false });
    await eventually(() => expect(hub.size).toBe(1), 5_000);
    stream.close();
    await eventually(() => expect(hub.size).toBe(0));
  });
});

/** A request whose body came as a whole or in part, and whose sender hung up before it was read. */
async function goneRequest(type: string, isComplete: boolean): Promise<Request> {
  const form = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n`;
  const request = new Readable({ read: () => undefined });
  request.push(form);
  if (isComplete) {
    request.push(`--${BOUNDARY}--\r\n`);
    request.push(null);
  }
  request.destroy();
  await once(request, 'close');
  const headers = { 'content-type': `${type}; boundary=${BOUNDARY}` };
  return Object.assign(request, { headers, complete: isComplete, is: () => type }) as unknown as Request;
}

const NOTHING_KEPT = { write: async (_key: string, content: Readable) => void (await buffer(content)) };
const store = { ...NOTHING_KEPT, remove: async () => undefined } as unknown as FileStore;
const form = { fields: [], judge: async () => 'text/plain' };

describe('a sender who has gone before the body is read', () => {
  it.each([true, false])('leaves an upload that ends (whole body sent: %s)', async (isComplete) => {
    const request = await goneRequest('multipart/form-data', isComplete);
    const received = runAsTenant('alpina', () => receiveFile(request, store, form));
    await expect(received).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it.each([true, false])('leaves a message that ends (whole body sent: %s)', async (isComplete) => {
    const request = await goneRequest('message/rfc822', isComplete);
    const received = runAsTenant('alpina', () => receiveMessage(request, store));
    await expect(received).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('is no news of a body that was read to its end', async () => {
    const request = Readable.from(['text']);
    await buffer(request);
    await eventually(() => expect(request.destroyed).toBe(true));
    let isGone = false;
    onSenderGone(request, () => {
      isGone = true;
    });
    expect(isGone).toBe(false);
  });
});

describe('a reader who has gone before a file is sent', () => {
  it('leaves no file open', async () => {
    const response = Object.assign(new PassThrough(), { set: () => undefined });
    response.destroy();
    await once(response, 'close');
    const content = new Readable({ read: () => undefined });
    await sendFile(
      response as unknown as Response,
      { file: { name: 'a.txt', contentType: 'text/plain' }, content },
      undefined,
    );
    expect(content.destroyed).toBe(true);
  });
});

describe('a request that has taken longer than its deadline', () => {
  /** Locks a table until a statement of the application has waited for it beyond the deadline. */
  async function holdUp<T>(table: string, request: () => PromiseLike<T>): Promise<T> {
    await desk.superuser.query(`begin; lock table ${table} in access exclusive mode`);
    const answer = Promise.resolve(request());
    const late = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '3.1 s'`;
    await eventually(async () => expect((await desk.query(late)).rowCount).toBeGreaterThan(0), 10_000);
    await desk.superuser.query('rollback');
    return answer;
  }

  it('begins no further statement, changes nothing and may be repeated', async () => {
    await desk.as('manager').get('v1/me').expect(200);
    const category = { code: 'LATE', name: { de: 'Spät' } };
    const late = await holdUp('category', () => desk.as('manager').post('v1/categories', category));
    expect([late.status, late.body.code, late.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(await desk.rows(`select 1 from category where code = 'LATE'`)).toEqual([]);
    await desk.as('manager').post('v1/categories', category).expect(201);
  });

  it('goes on if it sends or receives a file', async () => {
    const nowhere = 'v1/tickets/01900000-0000-7000-8000-000000000000/attachments';
    const upload = () => desk.as('otherAdmin').post(nowhere).attach('file', Buffer.from('text'), 'a.txt');
    expect((await holdUp('"user"', upload)).body.code).toBe('NOT_FOUND');
  });
});
