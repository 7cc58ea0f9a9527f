import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../platform/project-root.js';
import { announcement } from './announcement.js';
import { Child } from './child.js';
import { prepareDatabase } from './database.js';
import { startIdentity } from './identity/identity-service.js';
import { startMailInbox } from './mail-inbox.js';
import type { Ports } from './ports.js';
import { checkPorts } from './ports.js';
import { startPostgres } from './postgres.js';
import { StartProblem } from './start-problem.js';

const DATABASE = 'volta';
const READY_WITHIN_MS = 60_000;

/** How to start: `say` prints what is done now. */
export interface LaunchOptions {
  ports: Ports;
  dataDir: string;
  say: (text: string) => void;
}

/** A running service desk: `failed` settles when one of its parts has ended by itself, `stop` ends all in order. */
export interface Running {
  failed: Promise<StartProblem>;
  stop(): Promise<void>;
}

/**
 * Starts all parts of the service desk and waits until they are ready.
 * @throws StartProblem when one does not start; then nothing is left running.
 */
export async function launch({ ports, dataDir, say }: LaunchOptions, signal: AbortSignal): Promise<Running> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let end = undo.pop(); end; end = undo.pop()) await end();
  };
  try {
    await checkPorts(ports);
    say(`Starting PostgreSQL in ${join(dataDir, 'postgres')}`);
    const database = await startPostgres({ dataDir });
    undo.push(database.stop);
    await prepareDatabase(database, DATABASE);
    signal.throwIfAborted();

    const application = `http://localhost:${ports.application}/volta-service-desk/`;
    say('Starting the identity service and the mail inbox');
    const identity = await startIdentity({ port: ports.identity, appUrls: [application], dataDir });
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
      VSD_PUBLIC_URL: application.slice(0, -1),
      VSD_ISSUER: identity.issuer,
      VSD_SESSION_SECRET: database.passwords.session,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      DATABASE_URL: database.appUrl(DATABASE),
    };
    const start = (name: string, script: string, more: NodeJS.ProcessEnv = {}) => {
      const child = new Child(name, script, { ...env, ...more }, join(dataDir, 'logs', `${name}.log`));
      undo.push(() => child.stop());
      signal.addEventListener('abort', () => child.stop());
      return child;
    };
    say('Bringing the database up to date');
    await start('migration', '../migrate.js', { DATABASE_OWNER_URL: database.ownerUrl(DATABASE) }).done();
    signal.throwIfAborted();
    if (existsSync(join(dirname(fileURLToPath(import.meta.url)), 'demo/seed.js'))) {
      say('Filling in demo data where it is missing');
      await start('demo-data', 'demo/seed.js').done();
      signal.throwIfAborted();
    }
    say('Starting the API and the worker');
    const children = [start('api', '../main.js'), start('worker', '../worker.js')];
    const failed = Promise.race([
      ...children.map((child) => child.ended.then(() => child.failure())),
      database.ended.then(() => new StartProblem('PostgreSQL ended by itself.')),
    ]);
    await Promise.race([
      ready(`${application}services/health/ready`, signal),
      failed.then((problem) => Promise.reject(problem)),
    ]);
    process.stdout.write(announcement(ports));
    return { failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    signal.throwIfAborted();
    await delay(100);
  }
  throw new StartProblem(`The API is not ready after ${READY_WITHIN_MS / 1000} s (${url}).`);
}
