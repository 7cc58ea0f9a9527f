import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import startDesks from '../journeys/support/start-desk.js';
import { BROWSER_FLAGS, browserPath } from '../support/browser.js';

/** Notes a goal and whether it is reached. */
export type Hold = (goal: string, holds: boolean) => void;

/** Starts the service desk and a browser, has its screens judged and ends both; a missed goal fails the process. */
export async function judgeScreens(
  judge: (browser: BrowserContext, hold: Hold) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  const stop = await startDesks({ workers: 1 });
  process.env.VSD_JOURNEY_URL ??= process.env.VSD_JOURNEY_URLS;
  const profile = await mkdtemp(join(tmpdir(), 'vsd-bench-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: [...BROWSER_FLAGS, ...flags],
    locale: 'de-CH',
  });
  try {
    await judge(browser, (goal, holds) => {
      console.log(`${holds ? '    ' : 'MISS'}  ${goal}`);
      if (!holds) process.exitCode = 1;
    });
  } finally {
    await browser.close();
    await stop();
    await rm(profile, { recursive: true, force: true });
  }
}
