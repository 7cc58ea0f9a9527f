import { connect } from 'node:net';
import type { Json } from './records.js';

/** The parts of an answer that tests of hostile requests read. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Json;
}

/** Texts that must never leave the house: SQL, stacks, paths. */
export const INSIDE =
  /\b(select|insert into|update) |node_modules|\/api\/|\.[jt]s:\d|\bat \w+ \(|MikroORM|constraint "/i;

/** Requires a problem of one of the given statuses in the contract's form, without internal texts. */
export function expectProblem({ status, text, headers }: Answer, ...statuses: number[]): Json {
  if (!statuses.includes(status)) throw new Error(`Status ${status} instead of ${statuses}: ${text.slice(0, 300)}`);
  expect(headers['content-type']).toContain('application/problem+json');
  const body = JSON.parse(text) as Json;
  expect(body).toMatchObject({ status, type: expect.any(String), title: expect.any(String), params: {} });
  expect(body.code).toMatch(/^[A-Z_]+$/);
  expect(body.title).not.toBe(`errors.${body.code}`);
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(text).not.toMatch(INSIDE);
  return body;
}

/** Sends raw bytes, which no well-behaved client would, and reads the answer. */
export function sendRaw(port: number, head: readonly string[], body: string | Buffer = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => {
      const [start = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      const [statusLine = '', ...lines] = start.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      const text = rest.join('\r\n\r\n');
      // Chunked answers carry their length before the text.
      const json = text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
      resolve({ status: Number(statusLine.split(' ')[1]), text: json, headers });
    });
    socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    socket.write(body);
  });
}
