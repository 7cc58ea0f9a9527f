import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags with which Chromium runs in a container, without a sandbox, a graphics card or calls home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without its window: the same engine for a little more than half of the work. */
const SHELL = '/usr/bin/chromium-headless-shell';

const installed = () =>
  [process.env.CHROMIUM_PATH, SHELL, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );

function attempt(program: string, args: string[]): string | undefined {
  try {
    execFileSync(program, args, { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return installed();
  } catch {
    return undefined;
  }
}

/** Installs Debian's package if the tests run as root, else the browser that Playwright offers. */
function install(): string | undefined {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian) attempt('apt-get', ['update', '-q']);
  const packages = debian ? ['chromium-headless-shell', 'chromium'] : [];
  for (const name of packages) {
    const path = attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
    if (path) return path;
  }
  return attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/** Whether a Chromium exists or could be installed; without one the tests in a browser are skipped with a message. */
export function browserHere(): boolean {
  if (installed() ?? install()) return true;
  process.stderr.write('\nNO BROWSER HERE, the journeys through it are skipped\n\n');
  return false;
}

/** Program of a Chromium for the journeys, installed if there is none. Throws when there is no way to one. */
export function browserPath(): string {
  const path = installed() ?? install();
  if (path) return path;
  throw new Error('No browser: install Chromium and name its program with CHROMIUM_PATH, then run the tests again.');
}
