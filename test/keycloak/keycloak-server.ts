import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../api/platform/project-root.js';
import { keycloakFolder } from './distribution.js';

/** Built once, so that each start is a quick one. The database lives in memory: every run begins with the realm file. */
const BUILD = ['build', '--db=dev-mem', '--health-enabled=false', '--metrics-enabled=false'];
const READY_WITHIN_MS = 90_000;
const PATIENCE_MS = 15_000;

/** Secrets of the realm file's two confidential clients, and of Keycloak's own administrator. */
export const SECRETS = { session: 'session-secret', users: 'users-secret', administrator: 'administrator' };

export interface KeycloakServer {
  readonly issuer: string;
  stop(): Promise<void>;
}

/** Starts Keycloak with the realm of docker-compose.yml, for an application at `application`, on the loopback address. */
export async function startKeycloak(port: number, application: string, logFile: string): Promise<KeycloakServer> {
  const log = openSync(logFile, 'w');
  const folder = await keycloakFolder((fresh) => ended(launch(fresh, BUILD, log), logFile));
  await writeRealm(folder, application);
  const child = launch(folder, startOptions(port), log);
  const issuer = `http://localhost:${port}/realms/volta`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    // The group is the test's alone: the script and the Java that it has started.
    const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(timer);
  };
  try {
    await ready(child, issuer);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${(await readFile(logFile, 'utf8')).slice(-4000)}`);
  }
  return { issuer, stop };
}

const startOptions = (port: number) => [
  'start',
  '--optimized',
  '--import-realm',
  '--cache=local',
  '--http-enabled=true',
  '--http-host=127.0.0.1',
  `--http-port=${port}`,
  `--hostname=http://localhost:${port}`,
];

function launch(folder: string, args: string[], log: number): ChildProcess {
  return spawn(join(folder, 'bin/kc.sh'), args, {
    stdio: ['ignore', log, log],
    detached: true,
    env: {
      PATH: process.env.PATH,
      ...(process.env.JAVA_HOME && { JAVA_HOME: process.env.JAVA_HOME }),
      JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx512m',
      // A server that lives for a minute is not worth the second compiler.
      JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: SECRETS.administrator,
      VSD_SESSION_CLIENT_SECRET: SECRETS.session,
      VSD_IDENTITY_SECRET: SECRETS.users,
    },
  });
}

async function ended(child: ChildProcess, logFile: string): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Keycloak could not be built (${code})\n${await readFile(logFile, 'utf8')}`);
}

/** The committed realm, with the address at which the application stands this time. */
async function writeRealm(folder: string, application: string): Promise<void> {
  const realm = await readFile(join(projectRoot, 'docker/keycloak/volta-realm.json'), 'utf8');
  await mkdir(join(folder, 'data/import'), { recursive: true });
  const { origin } = new URL(application);
  await writeFile(join(folder, 'data/import/volta-realm.json'), realm.replaceAll('http://localhost:8080', origin));
}

async function ready(child: ChildProcess, issuer: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Keycloak ended before it was ready (${child.exitCode})`);
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`Keycloak is not ready after ${READY_WITHIN_MS / 1000} s`);
}
