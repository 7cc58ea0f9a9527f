import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../platform/project-root.js';
import { announcement } from './announcement.js';
import { Child, type ChildOptions } from './child.js';
import { holdsEarlierDatabase, prepareDatabase, registerDemoTenants } from './database.js';
import { startIdentity } from './identity/identity-service.js';
import { identityMailSender } from './identity/mail-sender.js';
import { endWhenSilent } from './live-watch.js';
import { Logs } from './logs.js';
import { startMailInbox } from './mail-inbox.js';
import { adminPort, checkPorts, type Ports } from './ports.js';
import { startPostgres } from './postgres.js';
import { StartProblem } from './start-problem.js';
import { SupervisedPart } from './supervised-part.js';

const DATABASE = 'volta';
const READY_WITHIN_MS = 60_000;
const SILENCE_MS = 30_000;
const SEED = 'demo/seed.js';
const POOL_SIZE = 10;

/** Options of a start: `say` prints progress. */
export interface LaunchOptions {
  ports: Ports;
  dataDir: string;
  say: (text: string) => void;
  /** Compile and restart on every change, and serve the admin by Vite, on the port after the other four. */
  dev?: boolean;
  /** Milliseconds after which a silent API or worker is ended and started again. */
  silenceMs?: number;
}

/** A running service desk: `failed` settles when a part ends too often, `stop` ends all parts in order. */
export interface Running {
  failed: Promise<StartProblem>;
  stop(): Promise<void>;
}

/**
 * Starts all parts of the service desk, waits until they are ready, and restarts a part that ends by itself.
 * @throws StartProblem when a part does not start; then no part is left running
 */
export async function launch(
  { ports, dataDir, say, dev = false, silenceMs = SILENCE_MS }: LaunchOptions,
  signal: AbortSignal,
): Promise<Running> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let end = undo.pop(); end; end = undo.pop()) await end();
  };
  try {
    await checkPorts(ports);
    say(`Starting PostgreSQL in ${join(dataDir, 'postgres')}`);
    const logs = new Logs(join(dataDir, 'logs'));
    undo.push(async () => logs.close());
    // API and worker, each with a pool for reads and a pool for changes.
    const connections = 4 * (Number(process.env.VSD_POOL_SIZE) || POOL_SIZE) + 20;
    const log = logs.writer('postgres');
    const database = await startPostgres({ dataDir, connections, log });
    undo.push(database.stop);
    if (await holdsEarlierDatabase(database, DATABASE)) {
      throw new StartProblem(
        `The data folder ${dataDir} is from before version 0.1.0 and was left as it is: ` +
          'delete it to start afresh, or name another folder with VSD_DATA_DIR.',
      );
    }
    await prepareDatabase(database, DATABASE);
    signal.throwIfAborted();

    const server = addressOn(ports.application);
    const application = dev ? addressOn(adminPort(ports)) : server;
    say('Starting the identity service and the mail inbox');
    const secret = randomBytes(24).toString('hex');
    const smtp = `smtp://127.0.0.1:${ports.smtp}`;
    const appUrls = [application, server];
    const send = identityMailSender(smtp);
    const identity = await startIdentity({ port: ports.identity, appUrls, dataDir, secret, send });
    undo.push(identity.stop);
    undo.push(await startMailInbox({ webPort: ports.mail, smtpPort: ports.smtp, dataDir }));
    signal.throwIfAborted();

    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'development',
      VSD_FILES_DIR: join(dataDir, 'files'),
      VSD_ADMIN_DIR: join(projectRoot, 'dist/admin'),
      ...process.env,
      VSD_PORT: String(ports.application),
      VSD_HOST: '127.0.0.1',
      // One port cannot serve the API and the worker.
      VSD_METRICS_PORT: '0',
      VSD_PUBLIC_URL: application.slice(0, -1),
      VSD_ISSUER: identity.issuer,
      VSD_IDENTITY: 'embedded',
      VSD_IDENTITY_SECRET: secret,
      VSD_SESSION_SECRET: database.passwords.session,
      // The same at each start, since mails with its signatures remain.
      VSD_REPLY_SECRET: database.passwords.session,
      VSD_SECRET_KEY: database.passwords.secrets,
      SMTP_URL: smtp,
      DATABASE_URL: database.appUrl(DATABASE),
    };
    const children: Child[] = [];
    const stopChildren = () => Promise.all(children.map((child) => child.stop()));
    undo.push(stopChildren);
    signal.addEventListener('abort', stopChildren);
    const run = (name: string, options: ChildOptions) => new Child(name, { logFile: logs.file(name), ...options });
    const runFirst = (name: string, options: ChildOptions) => {
      const child = run(name, options);
      children.push(child);
      return child;
    };
    say('Bringing the database up to date');
    const owner = { ...env, DATABASE_OWNER_URL: database.ownerUrl(DATABASE) };
    await runFirst('migration', { script: '../migrate.js', env: owner }).done();
    await registerDemoTenants(database, DATABASE);
    signal.throwIfAborted();
    if (existsSync(join(dirname(fileURLToPath(import.meta.url)), SEED))) {
      say('Filling in demo data where it is missing');
      await runFirst('demo-data', { script: SEED, env }).done();
      signal.throwIfAborted();
    }
    say('Starting the API and the worker');
    const parts = [...servers(env, server, dev), ...(dev ? watchers(env, ports) : [])];
    const first = parts.map(({ name, options }) => runFirst(name, options));
    await Promise.race([
      waitUntilReady(`${server}services/health/ready`, signal),
      ...first.map((child) => child.ended.then(async () => Promise.reject(await child.failure()))),
      database.process.ended.then(() => Promise.reject(new StartProblem('PostgreSQL ended by itself.'))),
    ]);
    signal.removeEventListener('abort', stopChildren);
    const postgres = new SupervisedPart({
      name: 'PostgreSQL',
      first: database.process,
      start: database.startAgain,
      where: logs.file('postgres'),
      say,
    });
    undo.push(() => postgres.stop());
    const watch = { silenceMs, startMs: READY_WITHIN_MS, say };
    const supervised = parts.map(({ name: short, options, ping }, index) => {
      const name = `The ${short}`;
      const watched = (child: Child) => {
        if (ping) void endWhenSilent(child, { ...watch, name, ping: () => ping(child) });
        return child;
      };
      const start = () => postgres.running.then(() => watched(run(short, options)));
      return new SupervisedPart({ name, first: watched(first[index]!), start, where: logs.file(short), say });
    });
    undo.push(() => Promise.all(supervised.map((part) => part.stop())));
    const failed = Promise.race([postgres, ...supervised].map((part) => part.failed));
    process.stdout.write(announcement(ports, application));
    return { failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const addressOn = (port: number) => `http://localhost:${port}/volta-service-desk/`;

interface Program {
  name: string;
  options: ChildOptions;
  /** Resolves when the process answers. Missing while developing: a process waits until its sources compile. */
  ping?: (child: Child) => Promise<unknown>;
}

function servers(env: NodeJS.ProcessEnv, server: string, dev: boolean): Program[] {
  const watch = dev ? { nodeArgs: ['--watch', '--watch-preserve-output'] } : {};
  return [
    { name: 'API', options: { script: '../main.js', env, ...watch }, ...(!dev && { ping: () => pingHttp(server) }) },
    {
      name: 'worker',
      options: { script: '../worker.js', env, ...watch },
      ...(!dev && { ping: (child) => child.ping() }),
    },
  ];
}

/** Pings by HTTP, since a running process may take no connections any more. */
async function pingHttp(server: string): Promise<void> {
  const answer = await fetch(`${server}services/health/live`);
  await answer.body?.cancel();
}

/** Compiler of the API and server of the admin; both print on the terminal. */
function watchers(env: NodeJS.ProcessEnv, ports: Ports): Program[] {
  const tool = (path: string) => join(projectRoot, 'node_modules', path);
  const shared = { logFile: undefined, env: { ...env, VSD_API_URL: `http://127.0.0.1:${ports.application}` } };
  const port = ['--port', String(adminPort(ports)), '--strictPort'];
  return [
    { name: 'compiler', options: { ...shared, script: tool('@nestjs/cli/bin/nest.js'), args: ['build', '--watch'] } },
    { name: 'admin server', options: { ...shared, script: tool('vite/bin/vite.js'), args: ['admin', ...port] } },
  ];
}

async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    signal.throwIfAborted();
    await delay(100);
  }
  throw new StartProblem(`The API is not ready after ${READY_WITHIN_MS / 1000} s (${url}).`);
}
