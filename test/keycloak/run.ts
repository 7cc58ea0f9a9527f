import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../api/platform/project-root.js';
import { freePort } from '../../api/standalone/free-ports.js';
import { Missing } from '../support/java-registry.js';
import { startDesk } from './desk.js';
import { assertKeycloakJava } from './distribution.js';
import { startKeycloak } from './keycloak-server.js';

/**
 * The service desk against a real Keycloak: starts both, runs the tests of this folder in a browser and ends both.
 * Without a Java or a way to Keycloak the run says so and passes; every other fault is a failure.
 */
async function run(): Promise<number> {
  await assertKeycloakJava();
  const dataDir = await mkdtemp(join(tmpdir(), 'vsd-keycloak-'));
  const stops: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const begin = Date.now();
  const say = (text: string) => process.stdout.write(`${Math.round((Date.now() - begin) / 1000)} s: ${text}\n`);
  try {
    const [port, identityPort] = [await freePort(), await freePort()];
    const application = `http://localhost:${port}/volta-service-desk/`;
    const issuer = `http://localhost:${identityPort}/realms/volta`;
    say('Starting Keycloak, the database and the API');
    const started = await Promise.allSettled([
      startKeycloak(identityPort, application, join(dataDir, 'keycloak.log')).then(({ stop }) => stops.push(stop)),
      startDesk(port, issuer, dataDir).then((stop) => stops.push(stop)),
    ]);
    const failed = started.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed) throw failed.reason;
    say('Running the tests');
    const code = await playwright({ VSD_JOURNEY_URL: application, VSD_KEYCLOAK_ISSUER: issuer });
    say('Stopping');
    return code;
  } finally {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  }
}

async function playwright(settings: Record<string, string>): Promise<number> {
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config', 'test/keycloak/playwright.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

function banner(reason: string): string {
  const line = '!'.repeat(100);
  return `\n${line}\n!!! SKIPPED: the tests against a real Keycloak did not run.\n!!! ${reason}\n${line}\n\n`;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof Missing) process.stderr.write(banner(error.message));
  else {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    process.exitCode = 1;
  }
}
