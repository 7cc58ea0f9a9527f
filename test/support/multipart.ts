import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BOUNDARY = 'x-volta-boundary';

/** An upload without corrections on the way: the head of the part as given, the content as often as wanted. */
export interface RawUpload {
  readonly port: number;
  readonly token: string;
  readonly ticket: string;
  /** `Content-Disposition` of the part. */
  readonly disposition: string | Buffer;
  readonly content: Buffer;
  /** Bytes of content altogether; the content is repeated. One time of it if left out. */
  readonly size?: number;
  /** Bytes of the body after which the sender goes away. */
  readonly cutAt?: number;
}

export interface UploadAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the test itself checks the form of answers
  readonly body: any;
}

function* bodyOf({ disposition, content, size = content.length }: RawUpload): Generator<Buffer> {
  yield Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: `),
    Buffer.from(disposition),
    Buffer.from('\r\nContent-Type: application/octet-stream\r\n\r\n'),
  ]);
  for (let left = size; left > 0; left -= content.length) yield content.subarray(0, Math.min(left, content.length));
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

function* until(bytes: number, body: Iterable<Buffer>): Generator<Buffer> {
  let left = bytes;
  for (const chunk of body) {
    if (left <= 0) return;
    yield chunk.subarray(0, left);
    left -= chunk.length;
  }
}

/** Sends the upload and reads the answer; `null` when the sender has gone away. */
export async function sendUpload(upload: RawUpload): Promise<UploadAnswer | null> {
  const { port, token, ticket, cutAt } = upload;
  let length = 0;
  for (const { length: more } of bodyOf(upload)) length += more;
  const post = request({
    port,
    method: 'POST',
    path: `/volta-service-desk/services/v1/tickets/${ticket}/attachments`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': length,
    },
  });
  if (cutAt !== undefined) {
    post.on('error', () => undefined);
    await pipeline(Readable.from(until(cutAt, bodyOf(upload))), post, { end: false });
    post.destroy();
    return null;
  }
  const answered = once(post, 'response');
  // A refusal may come before the end of the upload: then the rest is not sent.
  const sent = pipeline(Readable.from(bodyOf(upload)), post).catch(() => undefined);
  const [response] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (!post.writableFinished) post.destroy();
  await sent;
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
}
