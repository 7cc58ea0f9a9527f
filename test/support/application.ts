import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { DynamicModule } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import request from 'supertest';
import { createApplication } from '../../api/application.js';
import { ormConfig } from '../../api/orm.config.js';
import { readEnv } from '../../api/platform/env.js';
import { PATIENT } from './database-limits.js';
import { newKeys, startIssuer, type TestIssuer } from './issuer.js';
import { type Person, people } from './people.js';
import { TEMPLATE, testPostgres } from './postgres.js';
import { listenToStatements } from './statements.js';

const SERVICES = '/volta-service-desk/services';

/** Keys that the applications of this process trust first, each at the address of its own issuer. */
let keys: ReturnType<typeof newKeys> | undefined;

/** The whole application on a database of its own, called through HTTP. */
export interface TestApplication {
  readonly app: NestExpressApplication;
  readonly issuer: TestIssuer;
  /** The folder of stored files; it is removed with the application. */
  readonly files: string;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  /** Superuser of the test cluster, who reads all rows of all tenants. */
  readonly superuser: pg.Client;
  /** Rows that a statement of the superuser returns; `values` are its parameters. */
  rows<T = pg.QueryResult['rows'][number]>(statement: string, ...values: unknown[]): Promise<T[]>;
  /** Runs a statement of the superuser on a new connection, which works after a break of the database too. */
  query(statement: string): Promise<pg.QueryResult>;
  /** Requests below services/ of one of the people, or without a token. */
  as(person: Person | null): Client;
  token(person: Person): Promise<string>;
  close(): Promise<void>;
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** Requests of one caller: `client.get('v1/tickets', { filter: { q: 'Lift' } })`, `client.post('v1/tickets', ticket)`. */
export interface Client extends Record<Method, (path: string, sent?: object) => request.Test> {
  /** Changes a record of which the caller has seen this version: `client.change('v1/tasks/1', 2, { subject: 'Call' })`. */
  change(path: string, version: unknown, changes: object): request.Test;
  /** Deletes a record of which the caller has seen this version. */
  remove(path: string, version: unknown): request.Test;
  /** The body of a GET, which must be answered by 200; objects of the query are sent as JSON. */
  read<T = request.Response['body']>(path: string, query?: Record<string, unknown>): Promise<T>;
  /** The body of a POST, which must be answered by 201. */
  create<T = request.Response['body']>(path: string, body?: object): Promise<T>;
}

/** `rooms` adds resources of a test's own; their tables are made from the entities as a migration would. */
export async function startApplication(
  settings: Record<string, string> = {},
  rooms: readonly DynamicModule[] = [],
): Promise<TestApplication> {
  listenToStatements();
  const postgres = testPostgres();
  const name = `vsd_${randomUUID().replaceAll('-', '')}`;
  await postgres.createDatabase(name, TEMPLATE);
  keys ??= newKeys();
  const issuer = await startIssuer(keys);
  const files = await mkdtemp(join(tmpdir(), 'vsd-files-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: postgres.appUrl(name),
    // One tenant holds half of the connections at most: three may wait for a lock at once.
    VSD_POOL_SIZE: '6',
    VSD_ISSUER: issuer.url,
    VSD_FILES_DIR: files,
    LOG_LEVEL: 'error',
    ...PATIENT,
    VSD_RATE_LIMIT: '0',
    ...settings,
  });
  if (rooms.length > 0) await makeTables(postgres.ownerUrl(name));
  const app = await createApplication(env, ...rooms);
  await app.listen(0, '127.0.0.1');
  const superuser = new pg.Client({ connectionString: postgres.superuserUrl(name) });
  // A suite that breaks its database loses this connection as well, and reports the loss where it uses it.
  superuser.on('error', () => undefined);
  await superuser.connect();
  const server = app.getHttpServer();
  // The time of production: a caller that writes while a busy machine closes the connection gets no answer.
  server.keepAliveTimeout = 75_000;
  const tokens = new Map<Person, Promise<string>>();
  const token = (person: Person) => {
    const known = tokens.get(person) ?? issuer.sign(people[person], { expiresIn: '1h' });
    tokens.set(person, known);
    return known;
  };
  const signed = new Map(
    await Promise.all((Object.keys(people) as Person[]).map(async (person) => [person, await token(person)] as const)),
  );
  // The agent of a browser: a connection serves one request after the other.
  const connections = new Agent({ keepAlive: true });
  const as = (person: Person | null): Client => callerOf(server, person ? signed.get(person) : undefined, connections);
  return {
    app,
    issuer,
    files: env.VSD_FILES_DIR,
    databaseUrl: postgres.appUrl(name),
    ownerUrl: postgres.ownerUrl(name),
    superuserUrl: postgres.superuserUrl(name),
    superuser,
    rows: async (statement, ...values) => (await superuser.query(statement, values)).rows,
    query: (statement) => askOnce(postgres.superuserUrl(name), statement),
    as,
    token,
    close: async () => {
      connections.destroy();
      await superuser.end();
      await app.close();
      await issuer.stop();
      await postgres.dropDatabase(name);
      await rm(files, { recursive: true, force: true });
    },
  };
}

/**
 * Requests with a token, or without one, to an application: its server, or the address under which it runs; each on a
 * connection of its own unless `connections` keeps them.
 */
export function callerOf(
  application: Parameters<typeof request>[0],
  token: string | undefined,
  connections?: Agent,
): Client {
  const method = (verb: Method) => (path: string, sent?: object) => {
    const test = request(application)[verb](`${SERVICES}/${path}`);
    if (connections) test.agent(connections);
    if (token) test.set('Authorization', `Bearer ${token}`);
    if (!sent) return test;
    return verb === 'get' ? test.query(encoded(sent)) : test.send(sent);
  };
  const methods = {
    get: method('get'),
    post: method('post'),
    patch: method('patch'),
    put: method('put'),
    delete: method('delete'),
  };
  return {
    ...methods,
    change: (path, version, changes) => methods.patch(path, changes).set('If-Match', `"${version}"`),
    remove: (path, version) => methods.delete(path).set('If-Match', `"${version}"`),
    read: (path, query) => bodyOf(methods.get(path, query), 200),
    create: (path, body = {}) => bodyOf(methods.post(path, body), 201),
  };
}

const encoded = (query: object) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  );

async function bodyOf(test: request.Test, status: number) {
  const answer = await test;
  if (answer.status !== status) throw new Error(`${test.method} ${test.url}: ${answer.status} ${answer.text}`);
  return answer.body;
}

async function makeTables(url: string): Promise<void> {
  const orm = await MikroORM.init(ormConfig({ url, poolSize: 1 }));
  await orm.schema.update();
  await orm.close(true);
}

async function askOnce(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
