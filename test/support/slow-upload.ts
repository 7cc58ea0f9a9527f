import { once } from 'node:events';
import { request } from 'node:http';

const BOUNDARY = 'slow-upload';

/** An upload that a process has begun to receive, and whose rest is sent by a call of the test. */
export interface SlowUpload {
  /** Status of the answer. */
  readonly answer: Promise<number>;
  finish(): void;
}

/** Begins to attach a file to a ticket of the process at `services`, and waits until the process takes it. */
export async function beginUpload(services: string, token: string, ticket: string): Promise<SlowUpload> {
  const sending = request(`${services}/v1/tickets/${ticket}/attachments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      expect: '100-continue',
    },
  });
  const answer = once(sending, 'response').then(([response]) => response.statusCode as number);
  answer.catch(() => undefined);
  // A process that receives its signal before the upload has reached it has no upload to wait for.
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n` +
      `Content-Type: text/plain\r\n\r\n${'Langsam, aber sicher. '.repeat(1_000)}`,
  );
  const finish = () => sending.end(`Und am Ende.\r\n--${BOUNDARY}--\r\n`);
  return { answer, finish };
}
