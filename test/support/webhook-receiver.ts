import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that a webhook has made. */
export interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: {
    readonly type: string;
    readonly data: { resource: string; id: string; version: number; record: Record<string, unknown> | null };
  };
  readonly status: number;
}

/** A receiver of webhooks: keeps every call and returns the status that `answer` gives to its number and body. */
export async function webhookReceiver(answer: (call: number, text: string) => number | Promise<number> = () => 204) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const text = Buffer.concat(parts).toString();
      const status = await answer(calls.length + 1, text);
      calls.push({ headers: request.headers, text, body: JSON.parse(text), status });
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end('Antwort');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Whether a call is signed by the Standard Webhooks specification, computed here anew. */
export function isSigned({ headers, text }: Call, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  const given = Buffer.from(String(headers['webhook-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
