import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { READS } from './reads.js';
import { WRITES } from './writes.js';

/** The handler of an address: values of the query or body in, JSON or prepared bytes out. */
export type Answer = (pool: pg.Pool, asked: Readonly<Record<string, string>>) => Promise<unknown>;

const TIMESTAMPTZ = 1184;
const BIGINT = 20;
pg.types.setTypeParser(TIMESTAMPTZ, (value) => value);
pg.types.setTypeParser(BIGINT, Number);

const pool = new pg.Pool({ connectionString: process.env.LIMIT_DATABASE, max: 10 });
const ROUTES: Readonly<Record<string, Answer>> = { ...READS, ...WRITES };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query] = (request.url ?? '').slice(1).split('?');
  const route = ROUTES[path];
  if (!route) throw new Error(`Nobody knows ${path}`);
  if (request.headers['if-none-match']) return void response.writeHead(304).end();
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), ...(await bodyOf(request)) };
  const result = await route(pool, asked);
  const body = Buffer.isBuffer(result) ? result : JSON.stringify(result);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  if (request.method === 'GET') return {};
  const body = await text(request);
  return request.headers['content-type'] === 'text/csv' ? { csv: body } : JSON.parse(body);
}

/** The server with the least work for these requests: no rights, no token, no policies, the query alone. */
const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    process.stderr.write(`${error}\n`);
    response.writeHead(500).end();
  });
});
server.listen(Number(process.env.LIMIT_PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
